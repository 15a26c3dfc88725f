import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { RecordLabelsItem, RecordProjectItem } from '../section-schemas.generated';
import { rangeOf } from './sample-record';
import styles from './project-dots.module.css';

const STEP = 12;
/** The columns of one block of dots on wide and on narrow screens. */
const BLOCK_COLUMNS = { wide: 16, narrow: 32 } as const;

const rowsOf = (dots: number, columns: number) => Math.ceil(dots / columns);

type BlockProps = { dots: number; columns: number; className: string | undefined };

/** The dots of one project. The row that is not full is the first one, and its last dot is marigold. */
function Block({ dots, columns, className }: BlockProps) {
  const pattern = useId();
  const rows = rowsOf(dots, columns);
  const first = dots - (rows - 1) * columns;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * STEP} ${rows * STEP}`}
      data-columns={columns}
      aria-hidden="true"
    >
      <pattern id={pattern} width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <circle cx={STEP / 2} cy={STEP / 2} r="3.4" fill="currentColor" />
      </pattern>
      <rect width={first * STEP} height={STEP} fill={`url(#${pattern})`} />
      <rect y={STEP} width="100%" height={(rows - 1) * STEP} fill={`url(#${pattern})`} />
      <circle className={styles.last} cx={(first - 0.5) * STEP} cy={STEP / 2} r="4.6" />
    </svg>
  );
}

type Props = { projects: readonly RecordProjectItem[]; labels: RecordLabelsItem };

/**
 * The same 3000 dots as a block for each project, with its name, its number and its link. On wide screens the place and the
 * result of the project that is pointed at, or whose link has the focus, stand below the blocks.
 */
export function ProjectDots({ projects, labels }: Props) {
  const blocks = projects.map((_, index) => {
    const [from, to] = rangeOf(projects, index);
    return to - from;
  });
  return (
    <ul className={styles.projects}>
      {projects.map(({ title, place, records, figure, action }, index) => {
        const dots = blocks[index] ?? 0;
        return (
          <li key={title}>
            <div className={styles.block}>
              <Block dots={dots} columns={BLOCK_COLUMNS.wide} className={styles.wide} />
              <Block dots={dots} columns={BLOCK_COLUMNS.narrow} className={styles.narrow} />
            </div>
            <div className={styles.name}>
              <b>
                <span className="visually-hidden">{labels.project.replace('{records}', String(records))}</span>
                <span aria-hidden="true">{records}</span>
              </b>
              {action ? <Link to={action.to}>{title}</Link> : <strong>{title}</strong>}
            </div>
            <div className={styles.result}>
              <p>{place}</p>
              <p>
                {labels.counts} <b>{figure}</b>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
