import type { RecordProjectItem } from '../section-schemas.generated';

/** The number of dots: one for each of the 3000 lives that the page counts. */
export const DOTS = 3000;

/** Visits are between 7:00 and 18:00, GPS accuracies from 3 to 9 metres. */
const FIRST_MINUTE = 7 * 60;
const MINUTES = 11 * 60;
const INITIALS = 'AABDFGHJKKLMMNPRRSSTUVY';
/** Columns, of a hundred, of the large dots: no two large dots are below each other. */
const COLUMNS = [7, 62, 31, 88, 19, 73, 45, 96, 12, 54, 37, 80];

type Projects = readonly RecordProjectItem[];

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
const startOf = (projects: Projects, index: number) =>
  index < projects.length ? projects.slice(0, index).reduce((sum, { records }) => sum + records, 0) : DOTS;

/** Returns the dot that stands for each project, in the middle of its dots. */
export const projectDots = (projects: Projects): number[] =>
  projects.map((_, index) => {
    const [from, to] = [startOf(projects, index), startOf(projects, index + 1)];
    const row = Math.floor((from + to) / 200) * 100;
    return Math.max(from, Math.min(to - 1, DOTS - 1, row + COLUMNS[index % COLUMNS.length]!));
  });

/** Returns the dot whose record is open at first: near a large dot, but not within the reach of its press. */
export const sampleDot = (projects: Projects): number =>
  Math.min(DOTS - 1, projectDots(projects)[Math.min(2, projects.length - 1)]! + 202);

/** Returns the project that a dot belongs to. */
export const projectOf = (projects: Projects, dot: number): RecordProjectItem =>
  projects[projects.findLastIndex((_, index) => startOf(projects, index) <= dot)]!;

/** Returns the sample record of a dot: always the same one. The initial stands for the name of the person. */
export function sampleRecord(projects: Projects, dot: number) {
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
