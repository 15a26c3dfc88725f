import { useId } from 'react';
import styles from './stats.module.css';

const STEP = 12;
/** Column and row of the eight highlighted dots, one for each project. */
const PROJECTS = [
  [7, 5],
  [19, 22],
  [31, 11],
  [44, 26],
  [58, 6],
  [69, 18],
  [83, 9],
  [94, 24],
] as const;

type GridProps = { columns: number; rows: number; className?: string };

function Grid({ columns, rows, className }: GridProps) {
  const dot = useId();
  return (
    <svg className={className} viewBox={`0 0 ${columns * STEP} ${rows * STEP}`} aria-hidden="true">
      <pattern id={dot} width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <circle cx={STEP / 2} cy={STEP / 2} r="2.6" fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${dot})`} />
      {PROJECTS.map(([x, y]) => (
        <circle
          key={x}
          cx={(Math.floor((x / 100) * columns) + 0.5) * STEP}
          cy={(Math.floor((y / 30) * rows) + 0.5) * STEP}
          r="5"
          fill="var(--marigold)"
        />
      ))}
    </svg>
  );
}

/** A grid of 3000 dots, one for each life, and eight larger ones. 100 by 30 on wide screens, 50 by 60 on phones. */
export const LifeDots = () => (
  <>
    <Grid columns={100} rows={30} className={styles.wide} />
    <Grid columns={50} rows={60} className={styles.narrow} />
  </>
);
