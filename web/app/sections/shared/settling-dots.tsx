type Props = {
  /** Number of dots in each column, left to right. */
  columns: readonly number[];
  className?: string;
};

const STEP = 22;
const LOOSE = 10;

/** A pseudo-random number from 0 to 1 for each seed. Server and browser must render the same dots. */
const chance = (seed: number) => {
  const raw = Math.sin(seed * 127.1) * 43758.5453;
  return Math.round((raw - Math.floor(raw)) * 1000) / 1000;
};

/** A decorative image: scattered dots on the left, the same dots stacked as bars on the right. */
export function SettlingDots({ columns, className }: Props) {
  const tallest = Math.max(...columns);
  const width = (columns.length + LOOSE) * STEP;
  const height = (tallest + 1) * STEP;
  const stacked = columns.flatMap((count, column) =>
    Array.from({ length: count }, (_, row) => ({
      x: (LOOSE + column + 0.5) * STEP,
      y: height - (row + 0.7) * STEP,
    })),
  );
  const loose = Array.from({ length: LOOSE * 4 }, (_, n) => {
    const along = chance(n + 1);
    return {
      x: Math.round((0.3 + along * (LOOSE - 0.9)) * STEP),
      // Dots are lower the closer they are to the bars.
      y: Math.round(height * (0.08 + 0.84 * (chance(n + 61) * (1 - along * 0.55) + along * 0.55))),
    };
  });
  const path = (dots: readonly { x: number; y: number }[]) => dots.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path(loose)} strokeWidth="7" opacity="0.45" />
      <path d={path(stacked)} strokeWidth="14" />
    </svg>
  );
}
