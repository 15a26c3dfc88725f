import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '~/components/layout';
import type { RecordLabelsItem, RecordProjectItem } from '../section-schemas.generated';
import styles from './record-dots.module.css';
import type from '~/components/type.module.css';

type Props = { projects: readonly RecordProjectItem[]; labels: RecordLabelsItem; note: string | undefined };

/** The number of dots: one for each of the 3000 lives that the page counts. */
const DOTS = 3000;

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

/** Visits are between 7:00 and 18:00, GPS accuracies from 3 to 9 metres. */
const FIRST_MINUTE = 7 * 60;
const MINUTES = 11 * 60;
const INITIALS = 'AABDFGHJKKLMMNPRRSSTUVY';
/** Columns, of a hundred, of the large dots: no two large dots are below each other. */
const COLUMNS = [7, 62, 31, 88, 19, 73, 45, 96, 12, 54, 37, 80];

/** Returns a fixed pseudo-random number below `below` for a dot and a purpose. */
function pick(dot: number, purpose: number, below: number): number {
  let hash = Math.imul(dot + 1, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}

/** Returns the line of a text that belongs to a dot. */
function lineOf(text: string, dot: number, purpose: number) {
  const lines = text.split('\n').filter((line) => line.trim());
  return lines[pick(dot, purpose, lines.length)];
}

/** Returns the first dot of a project. The dots after the last project belong to it. */
const startOf = (projects: readonly RecordProjectItem[], index: number) =>
  index < projects.length ? projects.slice(0, index).reduce((sum, { records }) => sum + records, 0) : DOTS;

/** Returns the dot that stands for each project, in the middle of its dots. */
export const projectDots = (projects: readonly RecordProjectItem[]): number[] =>
  projects.map((_, index) => {
    const [from, to] = [startOf(projects, index), startOf(projects, index + 1)];
    const row = Math.floor((from + to) / 200) * 100;
    return Math.max(from, Math.min(to - 1, DOTS - 1, row + COLUMNS[index % COLUMNS.length]!));
  });

/** Returns the dot whose record is open at first: near a large dot, but not within the reach of its press. */
export const sampleDot = (projects: readonly RecordProjectItem[]): number =>
  Math.min(DOTS - 1, projectDots(projects)[Math.min(2, projects.length - 1)]! + 202);

/** Returns the project that a dot belongs to. */
export const projectOf = (projects: readonly RecordProjectItem[], dot: number): RecordProjectItem =>
  projects[projects.findLastIndex((_, index) => startOf(projects, index) <= dot)]!;

/** Returns the sample record of a dot: always the same one. The initial stands for the name of the person. */
export function sampleRecord(projects: readonly RecordProjectItem[], dot: number) {
  const { villages, question, answers, figure } = projectOf(projects, dot);
  const minute = FIRST_MINUTE + pick(dot, 1, MINUTES);
  return {
    initial: `${INITIALS[pick(dot, 2, INITIALS.length)]}.`,
    village: lineOf(villages, dot, 3),
    time: `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
    metres: 3 + pick(dot, 4, 7),
    question,
    answer: lineOf(answers, dot, 5),
    figure,
  };
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
    <figure>
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
