import type { CSSProperties } from 'react';
import styles from './landing-dots.module.css';

/** The dots of the three products, in columns from the left. The last columns are open: something is on its way. */
const COLUMNS = [
  { hue: 'surve-r', heights: [3, 4] },
  { hue: 'progran', heights: [4, 5] },
  { hue: 'drive-r', heights: [5, 6] },
  { hue: undefined, heights: [6, 6] },
] as const;
const HEIGHT = 7;
/** Two columns of each kind, with the width of one between the kinds. */
const WIDTH = COLUMNS.length * 3 - 1;
const dots = COLUMNS.flatMap(({ hue, heights }, kind) =>
  heights.flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => ({ x: kind * 3 + column + 0.5, y: HEIGHT - row - 0.5, row, kind, hue })),
  ),
);
/** The dot on its way: above the first open column, with half a dot between. */
const NEXT = { x: WIDTH - 1.5, y: -0.05 };

type Props = {
  /** The names below the columns of the products, and below the open columns. */
  labels: readonly string[];
};

/** The dots of three products have landed, one by one. The columns beside them are empty, and the first dot comes. */
export const LandingDots = ({ labels }: Props) => (
  <span className={styles.landing} aria-hidden="true">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {dots.map(({ x, y, row, kind, hue }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={hue ? 0.39 : 0.34}
          data-hue={hue}
          style={{ '--place': kind * 6 + row } as CSSProperties}
        />
      ))}
      <circle cx={NEXT.x} cy={NEXT.y} r={0.39} data-next="" />
    </svg>
    {labels.length > 0 && (
      <span className={styles.labels}>
        {COLUMNS.map(({ hue }, kind) => (
          <span key={kind} data-hue={hue}>
            {labels[kind]}
          </span>
        ))}
      </span>
    )}
  </span>
);
