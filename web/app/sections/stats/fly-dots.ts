/** Time in ms from the first dot that leaves to the last one that arrives. */
const DURATION = 1300;
/** The share of the time that a dot takes. The dots leave one after the other in the rest. */
const OWN_SHARE = 0.65;
/** Time in ms for which the dots stay where they arrived, until the image below has faded in. */
const FADE_TIME = 350;
/** The distance in px by which a dot leaves the straight way. */
const DETOUR = 26;

export type Point = readonly [x: number, y: number];

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** Returns the middles of the dots of an image in rows of `columns`. The first row may have fewer. */
export function dotsIn(image: Element, columns: number, count: number): Point[] {
  const { left, top, width } = image.getBoundingClientRect();
  const step = width / columns;
  const first = count % columns || columns;
  return Array.from({ length: count }, (_, n) => {
    const place = n < first ? n : n + columns - first;
    return [left + ((place % columns) + 0.5) * step, top + (Math.floor(place / columns) + 0.5) * step];
  });
}

/** Returns `count` positions all over a box. They are the same each time. */
export function scatteredIn(box: Element, count: number): Point[] {
  const { left, top, width, height } = box.getBoundingClientRect();
  // The digits of a sine far behind the point look random.
  const part = (n: number) => Math.abs(Math.sin(n) * 1e4) % 1;
  return Array.from({ length: count }, (_, n) => [left + part(n + 1) * width, top + part(n + 0.5) * height]);
}

/** Returns the radius of dots in rows, by the distance between the last two. */
export function radiusOf(dots: readonly Point[]): number {
  const [before, last] = dots.slice(-2);
  return before && last ? (last[0] - before[0]) * 0.24 : 0;
}

/**
 * Draws dots on their way from one arrangement to another. Positions are those of the window. Returns a function that
 * ends it at once; `onEnd` is called in any case. `startRadius`: the radius of the dots in px when they leave.
 */
export function flyDots(
  canvas: HTMLCanvasElement,
  from: readonly Point[],
  to: readonly Point[],
  onEnd: () => void,
  startRadius = radiusOf(from),
) {
  const context = canvas.getContext('2d');
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  const clear = () => context?.clearRect(0, 0, canvas.width, canvas.height);
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clear();
    onEnd();
  };
  if (!context) {
    end();
    return end;
  }
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(window.devicePixelRatio, 2);
  canvas.width = box.width * scale;
  canvas.height = box.height * scale;
  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(canvas).color;
  const endRadius = radiusOf(to);
  const start = performance.now();
  const draw = (now: number) => {
    const time = Math.min(1, (now - start) / DURATION);
    context.clearRect(0, 0, box.width, box.height);
    const radius = startRadius + (endRadius - startRadius) * time;
    context.beginPath();
    for (const [n, [x, y]] of from.entries()) {
      const [toX, toY] = to[n] ?? [x, y];
      // Neighbours leave in an order that looks like none.
      const delay = ((n * 0.618) % 1) * (1 - OWN_SHARE);
      const part = ease(Math.max(0, Math.min(1, (time - delay) / OWN_SHARE)));
      const aside = Math.sin(part * Math.PI) * DETOUR;
      const cx = x + (toX - x) * part + Math.sin(n) * aside - box.left;
      const cy = y + (toY - y) * part + Math.cos(n * 1.7) * aside - box.top;
      context.moveTo(cx + radius, cy);
      context.arc(cx, cy, radius, 0, 7);
    }
    context.fill();
    if (time < 1) {
      frame = requestAnimationFrame(draw);
      return;
    }
    timer = setTimeout(clear, FADE_TIME);
    onEnd();
  };
  frame = requestAnimationFrame(draw);
  return end;
}
