/**
 * Field data becoming evidence, in nine forms, right of a card's words on 1200 × 630: loose answers (`loose`), what
 * they become (`solid`, `heads`), the one answer that counts (`bright`).
 */
type Point = readonly [number, number];
export type Illustration = {
  loose: string;
  solid: string;
  heads?: readonly (readonly [number, number, number])[];
  thin?: boolean;
  bright: Point;
};

/** A seeded random source (mulberry32): the same rendering at every start. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const chance = (seed: number) => {
  const raw = Math.sin(seed * 127.1) * 43758.5453;
  return raw - Math.floor(raw);
};
const range = <T>(count: number, each: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => each(index));
const dot = ([x, y]: Point) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`;

/** Points in a box that keep their distance from each other. */
function scatter(
  count: number,
  seed: number,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const random = seeded(seed);
  const found: Point[] = [];
  for (let attempt = 0; found.length < count && attempt < count * 200; attempt += 1) {
    const point: Point = [x + random() * width, y + random() * height];
    if (found.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) >= 42)) found.push(point);
  }
  return found.map(dot).join('');
}

const bars = (): Illustration => {
  const heights = [1, 2, 2, 4, 5, 7, 9];
  const x = (i: number) => 716 + i * 66;
  return {
    loose: scatter(13, 4, [640, 70, 330, 250]),
    solid: heights
      .map((n, i) =>
        i < 3 ? range(n, (row) => dot([x(i), 566 - row * 50])).join('') : `M${x(i)} 566v${-(n - 1) * 50}`,
      )
      .join(''),
    bright: [x(4), 566 - 4 * 50 - 62],
  };
};

const line = (): Illustration => {
  const heights = [470, 500, 420, 440, 330, 350, 230, 150];
  const at = (i: number): Point => [650 + i * 70, heights[i] ?? 0];
  const points = range(8, at);
  return {
    loose: range(38, (i) => {
      const x = 640 + chance(i + 3) * 500;
      const [, near] = at(Math.min(7, Math.round((x - 650) / 70)));
      return dot([x, near + (chance(i + 51) - 0.5) * 330]);
    }).join(''),
    solid: `M${points.map((point) => point.join(' ')).join('L')}`,
    thin: true,
    bright: at(7),
  };
};

const plants = (): Illustration => {
  const heights = [60, 96, 78, 140, 120, 190, 160, 240, 215, 300];
  const tall = (i: number) => heights[i] ?? 0;
  return {
    loose: scatter(16, 22, [640, 60, 300, 260]),
    solid: range(10, (i) => `M${648 + i * 56} 630v${-tall(i)}`).join(''),
    heads: range(10, (i) => [648 + i * 56, 630 - tall(i) - 30, 12 + i * 1.6]),
    thin: true,
    bright: [648 + 9 * 56, 630 - 300 - 30],
  };
};

const map = (): Illustration => {
  const hot: Point[] = [
    [820, 230],
    [1010, 420],
    [720, 500],
  ];
  const cells = range(150, (i): Point => {
    const row = Math.floor(i / 13);
    return [640 + (i % 13) * 44 + (row % 2) * 22, 74 + row * 42];
  }).filter(([x, y]) => Math.hypot((x - 890) / 1.05, y - 320) < 262 + Math.sin(x / 60) * 26);
  const weight = ([x, y]: Point) => Math.max(0, ...hot.map(([hx, hy]) => 1 - Math.hypot(x - hx, y - hy) / 170));
  return {
    loose: cells
      .filter((cell) => weight(cell) < 0.25)
      .map(dot)
      .join(''),
    solid: '',
    heads: cells.filter((cell) => weight(cell) >= 0.25).map(([x, y]) => [x, y, 6 + weight([x, y]) * 13]),
    bright: cells.reduce((best, cell) => (weight(cell) > weight(best) ? cell : best)),
  };
};

const path = (): Illustration => {
  const at = (t: number): Point => [740 + t * 290 + Math.sin(t * 8.2) * 105, 570 - 450 * t];
  const astray = (i: number) => (chance(i + 8) - 0.5) * 70 * (1 - i / 17);
  return {
    loose: range(16, (i) => at(i / 38))
      .map(([x, y], i) => dot([x + astray(i) * 0.3, y + astray(i + 60)]))
      .join(''),
    solid: `M${range(60, (i) =>
      at(0.43 + (i / 59) * 0.57)
        .map((n) => n.toFixed(1))
        .join(' '),
    ).join('L')}`,
    thin: true,
    bright: at(1),
  };
};

const text = (): Illustration => {
  const rows = [470, 500, 430, 490, 400, 300];
  const breaks = [330, 250, 190, 120, 60, 0];
  return {
    loose: rows
      .flatMap((_, row) =>
        range(Math.floor((breaks[row] ?? 0) / 34), (i) =>
          dot([660 + i * 36, 120 + row * 78 + (chance(row * 11 + i) - 0.5) * 44]),
        ),
      )
      .join(''),
    solid: rows.map((width, row) => `M${660 + (breaks[row] ?? 0)} ${120 + row * 78}H${660 + width}`).join(''),
    thin: true,
    bright: [660 + 300 + 46, 120 + 5 * 78],
  };
};

const rings = (): Illustration => ({
  loose: scatter(9, 70, [620, 50, 150, 120]) + scatter(6, 90, [1040, 480, 110, 110]),
  solid: [6, 13, 20]
    .flatMap((count, ring) =>
      range(count, (i) => {
        const radius = 60 + ring * 72;
        const turn = (i / count) * 2 * Math.PI + ring * 0.4;
        return dot([890 + Math.cos(turn) * radius, 315 + Math.sin(turn) * radius]);
      }),
    )
    .join(''),
  bright: [890, 315],
});

const calendar = (): Illustration => {
  const cells = range(28, (i): Point => [668 + (i % 7) * 74, 160 + Math.floor(i / 7) * 92]);
  return {
    loose: cells.slice(0, 9).map(dot).join(''),
    solid: cells
      .slice(9)
      .filter((_, i) => i !== 8)
      .map(dot)
      .join(''),
    bright: cells[17] ?? [0, 0],
  };
};

const clauses = (): Illustration => ({
  loose: '',
  solid: range(
    5,
    (row) => `${dot([668, 130 + row * 92])}M730 ${130 + row * 92}h${[390, 300, 420, 340, 250][row]}`,
  ).join(''),
  bright: [668, 130 + 4 * 92],
});

export const illustrations = { bars, line, plants, map, path, text, rings, calendar, clauses };
