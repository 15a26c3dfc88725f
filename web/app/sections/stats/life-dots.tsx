import { useId } from 'react';
import { DOTS } from './sample-record';
import styles from './life-dots.module.css';

const STEP = 12;
/** The columns of the grid on wide and on narrow screens. */
export const COLUMNS = { wide: 100, narrow: 50 } as const;

export type Marks = {
  /** The large dots, one for each project. */
  projects: readonly number[];
  /** The dots whose records have been read. */
  read?: ReadonlySet<number>;
  /** The dots of the project of the open dot, from the first to the one after the last. The others are dimmed. */
  lit?: readonly [from: number, to: number] | undefined;
  /** The open dot. */
  open?: number | undefined;
};
type GridProps = Marks & { columns: number; className?: string | undefined };

function Grid({ columns, projects, read = new Set(), lit = [0, 0], open, className }: GridProps) {
  const dot = useId();
  const x = (n: number) => ((n % columns) + 0.5) * STEP;
  const y = (n: number) => (Math.floor(n / columns) + 0.5) * STEP;
  // A line without length has round ends, so one path draws any number of dots.
  const path = (dots: Iterable<number>) => [...dots].map((n) => `M${x(n)} ${y(n)}h0`).join('');
  const litDots = Array.from({ length: lit[1] - lit[0] }, (_, n) => lit[0] + n);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * STEP} ${(DOTS / columns) * STEP}`}
      data-columns={columns}
      data-dim={litDots.length > 0 || undefined}
      data-project={open !== undefined && projects.includes(open) ? '' : undefined}
      aria-hidden="true"
    >
      <pattern id={dot} width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <circle cx={STEP / 2} cy={STEP / 2} r="2.6" fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${dot})`} />
      {litDots.length > 0 && <path className={styles.lit} d={path(litDots)} />}
      {read.size > 0 && <path className={styles.read} d={path(read)} />}
      {projects.map((n) => (
        <circle key={n} className={styles.project} cx={x(n)} cy={y(n)} />
      ))}
      {open !== undefined && <circle className={styles.open} cx={x(open)} cy={y(open)} r="8" />}
    </svg>
  );
}

/** A grid of 3000 dots, one for each life, and a larger one for each project. 100 by 30 on wide screens, 50 by 60 on phones. */
export const LifeDots = (marks: Marks) => (
  <>
    <Grid columns={COLUMNS.wide} className={styles.wide} {...marks} />
    <Grid columns={COLUMNS.narrow} className={styles.narrow} {...marks} />
  </>
);
