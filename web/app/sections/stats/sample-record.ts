import type { RecordProjectItem } from '../section-schemas.generated';

/** The number of dots: one for each of the 3000 lives that the page counts. */
export const DOTS = 3000;

/** Visits are between 7:00 and 18:00, GPS accuracies from 3 to 9 metres. */
const FIRST_MINUTE = 7 * 60;
const MINUTES = 11 * 60;
const BEST_METRES = 3;
const METRES = 7;
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

const lines = (text: string) => text.split('\n').filter((line) => line.trim());
const oneOf = <T>(list: readonly T[], dot: number, purpose: number) => list[pick(dot, purpose, list.length)];

/** Returns the first dot of each project, and the end. The dots after the last project belong to it. */
function startsOf(projects: readonly RecordProjectItem[]): number[] {
  let start = 0;
  return [...projects.map(({ records }) => (start += records) - records), DOTS];
}

/** Returns the dots of a project from the first to the one after the last. */
export function rangeOf(projects: readonly RecordProjectItem[], index: number): [from: number, to: number] {
  const starts = startsOf(projects);
  const at = (n: number) => Math.min(starts[n] ?? DOTS, DOTS);
  return [at(index), at(index + 1)];
}

/** Returns the dot that stands for each project, in the middle of its dots. */
export const projectDots = (projects: readonly RecordProjectItem[]): number[] =>
  projects.map((_, index) => {
    const [from, to] = rangeOf(projects, index);
    const row = Math.floor((from + to) / 200) * 100;
    return Math.max(from, Math.min(to - 1, row + COLUMNS[index % COLUMNS.length]!));
  });

/**
 * Returns the dot whose record is open before a visitor opens one. It is two rows below and two columns to the right of
 * a large dot, so that a press on it does not mean the large one.
 */
export function sampleDot(projects: readonly RecordProjectItem[]): number {
  const index = Math.min(2, projects.length - 1);
  const [from, to] = rangeOf(projects, index);
  return Math.max(from, Math.min(to - 1, projectDots(projects)[index]! + 202));
}

/** Returns the project that a dot belongs to. */
export const projectOf = (projects: readonly RecordProjectItem[], dot: number): RecordProjectItem =>
  projects[
    Math.max(
      0,
      projects.findLastIndex((_, index) => rangeOf(projects, index)[0] <= dot),
    )
  ]!;

/** Returns the sample record of a dot: always the same one. The initial stands for the name of the person. */
export function sampleRecord(projects: readonly RecordProjectItem[], dot: number) {
  const project = projectOf(projects, dot);
  const minute = FIRST_MINUTE + pick(dot, 1, MINUTES);
  return {
    initial: `${INITIALS[pick(dot, 2, INITIALS.length)]}.`,
    village: oneOf(lines(project.villages), dot, 3),
    time: `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
    metres: BEST_METRES + pick(dot, 4, METRES),
    question: project.question,
    answer: oneOf(lines(project.answers), dot, 5),
    figure: project.figure,
  };
}
