import type { CSSProperties } from 'react';
import styles from './landing-dots.module.css';

/** The columns of the dots after a title, from the last one. The dots before them continue the title. */
const RISING = [7, 5, 4, 3, 2, 1, 1];
const HEIGHT = Math.max(...RISING);
/** The columns that fill the widest place. Narrower places show the last ones. */
const COLUMNS = 32;
/** A wide page shows the last columns only. The delays begin with the first of them. */
const FIRST_SEEN = 16;
const dots = Array.from({ length: COLUMNS }, (_, n) => {
  const column = COLUMNS - 1 - n;
  return Array.from({ length: RISING[column] ?? 1 }, (_dot, row) => ({
    x: n + 0.5,
    y: HEIGHT - row - 0.5,
    place: Math.max(0, FIRST_SEEN - column) + row,
    isLast: column === 0 && row === HEIGHT - 1,
  }));
}).flat();

/** Dots that land one by one, as an ellipsis that grows into bars. The last one is still being checked. */
export const LandingDots = () => (
  <span className={styles.landing} aria-hidden="true">
    <svg viewBox={`0 0 ${COLUMNS} ${HEIGHT}`} preserveAspectRatio="xMaxYMax slice">
      {dots.map(({ x, y, place, isLast }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={0.37}
          style={{ '--place': place } as CSSProperties}
          data-last={isLast || undefined}
        />
      ))}
    </svg>
  </span>
);
