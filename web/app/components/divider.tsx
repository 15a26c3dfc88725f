import styles from './divider.module.css';

const STEP = 16;
const FLOOR = 40;

/**
 * Heights of the dots above the base line, one for each column. RESTING counts stacked dots, BARS holds bar heights.
 */
const LOOSE = [
  30, 9, 24, 17, 33, 5, 21, 28, 12, 32, 18, 7, 26, 14, 31, 4, 20, 10, 27, 6, 16, 23, 3, 25, 13, 22, 8, 17, 6,
];
const RESTING = [1, 1, 2, 1, 3, 2, 1, 3];
const BARS = [
  12, 16, 13, 19, 22, 17, 14, 20, 18, 15, 21, 17, 23, 19, 16, 22, 25, 20, 18, 24, 21, 27, 23, 28, 25, 30, 27, 32, 33,
];

const column = (index: number) => (index + 0.5) * STEP;
const dots = LOOSE.map((height, index) => `M${column(index)} ${FLOOR - 4 - height}h0`).join('');
const resting = RESTING.flatMap((count, index) =>
  Array.from({ length: count }, (_, row) => `M${column(LOOSE.length + index)} ${FLOOR - 4 - row * 9}h0`),
).join('');
const bars = BARS.map(
  (height, index) => `M${column(LOOSE.length + RESTING.length + index)} ${FLOOR - 4}v${-height}`,
).join('');
const WIDTH = (LOOSE.length + RESTING.length + BARS.length) * STEP;

/** A decorative line between two parts of a page. From left to right: scattered dots, stacked dots, bars. */
export const Divider = () => (
  <svg
    className={styles.divider}
    viewBox={`0 0 ${WIDTH} ${FLOOR + 4}`}
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={dots} strokeWidth="4" opacity="0.5" />
    <path d={resting} strokeWidth="6" opacity="0.75" />
    <path d={bars} strokeWidth="6" />
  </svg>
);
