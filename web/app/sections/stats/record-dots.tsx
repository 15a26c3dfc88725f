import { useId, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { COLUMNS, LifeDots } from './life-dots';
import { RecordSlip, spokenRecord } from './record-slip';
import { DOTS, projectDots, rangeOf, sampleDot } from './sample-record';
import { useOpenDot } from './use-open-dot';
import type { RecordLabelsItem, RecordProjectItem } from '../section-schemas.generated';
import styles from './record-dots.module.css';

type Props = { projects: readonly RecordProjectItem[]; labels: RecordLabelsItem; note: string | undefined };

/** The position of a dot in one grid, from 0 to 1. */
function placeIn(grid: keyof typeof COLUMNS, dot: number) {
  const columns = COLUMNS[grid];
  const x = ((dot % columns) + 0.5) / columns;
  return { [`--${grid}-x`]: x, [`--${grid}-y`]: (Math.floor(dot / columns) + 0.5) / (DOTS / columns) };
}

/** The hint for a pointer and the one for touch. The style sheet shows one of them. */
const Hint = ({ hint, touchHint = hint }: RecordLabelsItem) => (
  <>
    <span className={styles.point}>{hint}</span>
    <span className={styles.touch}>{touchHint}</span>
  </>
);

/**
 * The dots of `LifeDots`, each of which opens a sample record, and the large ones a project. One button covers the grid:
 * a press opens the dot below it, arrow keys move from dot to dot. While no dot is open, the slip of one record stands
 * beside its dot and shows what a press does. The projects are a list of links as well.
 */
export function RecordDots({ projects, labels, note }: Props) {
  const hint = useId();
  const large = useMemo(() => projectDots(projects), [projects]);
  const sample = useMemo(() => sampleDot(projects), [projects]);
  const { dot = sample, stays, read, close, areaProps } = useOpenDot(large);
  const project = large.indexOf(dot);
  const lit = project < 0 ? undefined : rangeOf(projects, project);
  const area = useRef<HTMLButtonElement>(null);
  const closeSlip = () => {
    close();
    // The slip, which may have had the focus, is gone.
    area.current?.focus();
  };
  const slip = { projects, project: projects[project], dot, labels };
  const readLine = labels.read.replace('{read}', String(read.size)).replace('{total}', String(DOTS));
  return (
    <>
      <figure className={styles.figure}>
        <div
          className={styles.field}
          style={{ ...placeIn('wide', dot), ...placeIn('narrow', dot) }}
          data-side={dot % COLUMNS.wide < COLUMNS.wide / 2 ? 'after' : 'before'}
          onKeyDown={({ key }) => key === 'Escape' && closeSlip()}
        >
          <div className={styles.grid}>
            <LifeDots projects={large} read={read} open={dot} lit={lit} />
            <button
              ref={area}
              type="button"
              className={styles.area}
              aria-label={labels.next}
              aria-describedby={hint}
              {...areaProps}
            />
            <span className={styles.line} />
          </div>
          <div key={dot} className={styles.slip} data-stays={stays || undefined}>
            <RecordSlip {...slip} />
            {stays && (
              <button type="button" className={styles.close} aria-label="Close" onClick={closeSlip}>
                ×
              </button>
            )}
          </div>
          <p className="visually-hidden" role="status">
            {stays && spokenRecord(slip)}
          </p>
        </div>
        <figcaption className={styles.below}>
          <p>{note}</p>
          <p id={hint} className={styles.hint}>
            {read.size > 0 ? readLine : <Hint {...labels} />}
          </p>
        </figcaption>
      </figure>
      <details className={styles.list}>
        <summary>{labels.list}</summary>
        <ul>
          {projects.map(({ title, place, records, action }) => (
            <li key={title}>
              {action ? <Link to={action.to}>{title}</Link> : <b>{title}</b>}
              <span>{place}</span>
              <span>{labels.project.replace('{records}', String(records))}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
