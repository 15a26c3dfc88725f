import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '~/components/layout';
import type { RecordLabelsItem, RecordProjectItem } from '../section-schemas.generated';
import { DOTS, projectDots, sampleDot, sampleRecord } from './sample-record';
import styles from './record-dots.module.css';
import type from '~/components/type.module.css';

type Props = { projects: readonly RecordProjectItem[]; labels: RecordLabelsItem; note: string | undefined };

/** The columns of the field on wide and on narrow screens. */
const WIDE = 100;
const NARROW = 50;
/** A press this near to a large dot, in px, means that dot. */
const REACH = 20;

/** The position of a dot from 0 to 1, on wide and on narrow screens. */
function placeOf(dot: number) {
  const x = (columns: number) => ((dot % columns) + 0.5) / columns;
  const y = (columns: number) => ((Math.floor(dot / columns) + 0.5) * columns) / DOTS;
  return {
    '--wide-x': x(WIDE),
    '--wide-y': y(WIDE),
    '--narrow-x': x(NARROW),
    '--narrow-y': y(NARROW),
  } as CSSProperties;
}

const columnsOf = ({ width, height }: DOMRect) => (width > height ? WIDE : NARROW);

/** Returns the dot below a pointer. A large one that is near wins. */
function dotAt({ currentTarget, clientX, clientY }: MouseEvent, large: readonly number[]): number {
  const box = currentTarget.getBoundingClientRect();
  const columns = columnsOf(box);
  const step = box.width / columns;
  const [x, y] = [(clientX - box.left) / step, (clientY - box.top) / step];
  const away = (dot: number) => Math.hypot((dot % columns) + 0.5 - x, Math.floor(dot / columns) + 0.5 - y) * step;
  const [near] = large.filter((dot) => away(dot) <= REACH).sort((a, b) => away(a) - away(b));
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(value)));
  return near ?? within(y, DOTS / columns) * columns + within(x, columns);
}

/**
 * A field of 3000 dots, with a large one for each project. One button covers it: a press or a pointer opens the slip of
 * the dot below it, arrow keys move from dot to dot. Until then the slip of one sample is open.
 */
export function RecordDots({ projects, labels, note }: Props) {
  const hint = useId();
  const large = projectDots(projects);
  const sample = { dot: sampleDot(projects), stays: false };
  const [{ dot, stays }, setOpen] = useState(sample);
  const onClick = (event: MouseEvent) => {
    // A press of the keyboard has no position.
    const next = event.detail === 0 ? (dot + 1) % DOTS : dotAt(event, large);
    setOpen(stays && next === dot ? sample : { dot: next, stays: true });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!stays && event.pointerType === 'mouse') setOpen({ dot: dotAt(event, large), stays });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const columns = columnsOf(event.currentTarget.getBoundingClientRect());
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const next = dot + (steps[event.key] ?? NaN);
    if (Number.isNaN(next) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next >= 0 && next < DOTS) setOpen({ dot: next, stays: true });
  };
  return (
    <figure className={styles.figure}>
      <Row className={styles.about}>
        <p id={hint} className={`${type.label} ${styles.hint}`}>
          <span>{labels.hint}</span>
          <span>{labels.touchHint ?? labels.hint}</span>
        </p>
        <p className={type.note}>{note}</p>
      </Row>
      <div className={styles.field} style={placeOf(dot)} onKeyDown={({ key }) => key === 'Escape' && setOpen(sample)}>
        <div className={styles.grid}>
          {/* The style sheet shows the arrangement for the width of the window. */}
          {[WIDE, NARROW].map((columns) => (
            <svg key={columns} data-columns={columns} viewBox={`0 0 ${columns} ${DOTS / columns}`} aria-hidden="true">
              <pattern id={`${hint}${columns}`} width="1" height="1" patternUnits="userSpaceOnUse">
                <circle cx="0.5" cy="0.5" r="0.22" fill="currentColor" />
              </pattern>
              <rect width="100%" height="100%" fill={`url(#${hint}${columns})`} />
            </svg>
          ))}
          {large.map((one) => (
            <i key={one} className={styles.dot} style={placeOf(one)} />
          ))}
          <i className={styles.dot} data-open="" />
          <button
            type="button"
            aria-label={labels.next}
            aria-describedby={hint}
            {...{ onClick, onPointerMove, onKeyDown }}
          />
        </div>
        <div
          className={styles.slip}
          data-tone="surface"
          data-side={dot % WIDE < 50 ? 'after' : 'before'}
          data-stays={stays || undefined}
          aria-live={stays ? 'polite' : 'off'}
        >
          <Slip projects={projects} labels={labels} dot={dot} project={projects[large.indexOf(dot)]} />
        </div>
      </div>
    </figure>
  );
}

type SlipProps = Omit<Props, 'note'> & { dot: number; project: RecordProjectItem | undefined };

/** What a dot stands for: a sample record, or the project of a large dot with its link. */
function Slip({ projects, labels, dot, project }: SlipProps) {
  const { initial, village, time, metres, question, answer, figure } = sampleRecord(projects, dot);
  const number = (dot + 1).toLocaleString('en-IN');
  return (
    <>
      <p className={type.note}>{project ? projectLine(labels, project) : labels.record.replace('{number}', number)}</p>
      <p className={type.name}>{project ? project.title : `${initial} ${village}`}</p>
      <p className={type.note}>
        {project ? project.place : `${time} · ${labels.accuracy.replace('{metres}', String(metres))}`}
      </p>
      {!project && (
        <p className={styles.part}>
          {question} <b>{answer}</b>
        </p>
      )}
      <p className={styles.part}>
        {labels.counts} <b>{figure}</b>
      </p>
      {project?.action && <Link to={project.action.to}>{project.action.label}</Link>}
    </>
  );
}

/** Says how many records a project has. */
export const projectLine = (labels: RecordLabelsItem, { records }: RecordProjectItem) =>
  labels.project.replace('{records}', String(records));
