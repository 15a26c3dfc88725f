/** The width of the rope, and the distance between its strands. */
const WIDTH = 20;
const PITCH = 11;

type Point = readonly [x: number, y: number];
/** A cubic curve: its start, two control points, and its end. */
type Curve = readonly [Point, Point, Point, Point];

/** Points of a curve at equal steps, each with the direction there. */
const pointsOf = ([a, b, c, d]: Curve, steps = 60) =>
  Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const u = 1 - t;
    const at = (k: 0 | 1) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    const slope = (k: 0 | 1) => u * u * (b[k] - a[k]) + 2 * u * t * (c[k] - b[k]) + t * t * (d[k] - c[k]);
    const [dx, dy] = [slope(0), slope(1)];
    const length = Math.hypot(dx, dy);
    return { x: at(0), y: at(1), dx: dx / length, dy: dy / length };
  });

/** The strands of a rope along a curve, as path data. */
function strandsOf(curve: Curve, width: number) {
  const half = width / 2 - 1;
  let walked = 0;
  return pointsOf(curve)
    .flatMap((point, n, all) => {
      const before = all[n - 1];
      if (before) walked += Math.hypot(point.x - before.x, point.y - before.y);
      if (walked < PITCH * (width / WIDTH)) return [];
      walked = 0;
      const { x, y, dx, dy } = point;
      const [across, along] = [half, 0.75 * half];
      const end = (side: 1 | -1) =>
        `${(x + side * (dy * across - dx * along)).toFixed(1)} ${(y - side * (dx * across + dy * along)).toFixed(1)}`;
      return `M${end(-1)}L${end(1)}`;
    })
    .join('');
}

/** A rope along curves. Each is above the ones before it, with an edge in the colour of the ground around it. */
export const Rope = ({ curves, width = WIDTH }: { curves: readonly Curve[]; width?: number }) =>
  curves.map((curve) => {
    const [a, b, c, d] = curve;
    const path = `M${a.join(' ')}C${[b, c, d].map((point) => point.join(' ')).join(' ')}`;
    return (
      <g key={path} strokeLinecap="butt">
        <path d={path} strokeWidth={width + 4} stroke="var(--ground)" />
        <path d={path} strokeWidth={width} />
        <path
          d={strandsOf(curve, width)}
          strokeWidth={(width * 2.6) / WIDTH}
          stroke="color-mix(in oklab, var(--tint) 55%, white)"
        />
      </g>
    );
  });
