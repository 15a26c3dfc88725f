import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { COLUMNS, LifeDots } from './life-dots';
import { RecordSlip, spokenRecord } from './record-slip';
import { DOTS, projectDots, rangeOf } from './sample-record';
import { useOpenDot } from './use-open-dot';
import type { RecordLabelsItem, RecordProjectItem } from '../section-schemas.generated';
import styles from './record-dots.module.css';

type Props = { projects: readonly RecordProjectItem[]; labels: RecordLabelsItem; note: string | undefined };

/** The position of a dot in one grid, from 0 to 1, and whether its slip is below it. */
function placeIn(grid: keyof typeof COLUMNS, dot: number) {
  const columns = COLUMNS[grid];
  const y = (Math.floor(dot / columns) + 0.5) / (DOTS / columns);
  return { [`--${grid}-x`]: ((dot % columns) + 0.5) / columns, [`--${grid}-y`]: y, [`--${grid}-above`]: Math.round(y) };
}

/**
 * The dots of `LifeDots`, each of which opens a sample record, and the large ones a project. One button covers the grid:
 * a press opens the dot below it, arrow keys move from dot to dot. The projects are a list of links as well.
 */
export function RecordDots({ projects, labels, note }: Props) {
  const hint = useId();
  const large = useMemo(() => projectDots(projects), [projects]);
  const { dot, stays, read, close, areaProps } = useOpenDot(large);
  const project = dot === undefined ? -1 : large.indexOf(dot);
  const lit = project < 0 ? undefined : rangeOf(projects, project);
  const slip = dot === undefined ? undefined : { projects, project: projects[project], dot, labels };
  const readLine = labels.read.replace('{read}', String(read.size)).replace('{total}', DOTS.toLocaleString('en-IN'));
  return (
    <>
      <figure className={styles.figure}>
        <div
          className={styles.field}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return;
            close();
            // The link of the slip, which may have had the focus, is gone.
            currentTarget.querySelector('button')?.focus();
          }}
        >
          <LifeDots projects={large} read={read} open={dot} lit={lit} />
          <button
            type="button"
            className={styles.area}
            aria-label={labels.next}
            aria-describedby={hint}
            {...areaProps}
          />
          {slip && (
            <div
              key={slip.dot}
              className={styles.slip}
              style={{ ...placeIn('wide', slip.dot), ...placeIn('narrow', slip.dot) }}
              data-stays={stays || undefined}
            >
              <RecordSlip {...slip} />
            </div>
          )}
          <p className="visually-hidden" role="status">
            {slip && stays && spokenRecord(slip)}
          </p>
        </div>
        <figcaption className={styles.below}>
          <p>{note}</p>
          <p id={hint} className={styles.hint}>
            {read.size > 0 ? readLine : labels.hint}
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
