import fs from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const FILE = inRoot('docs', 'benchmarks.json');

/** What earlier runs have measured, by part, each with its day and machine. */
export function readFigures() {
  return fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : {};
}

/** Puts a part's new figures in the place of its old ones. */
export function writeFigures(part, found, machine) {
  const all = { ...readFigures(), [part]: { machine, found: rounded(found) } };
  fs.writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

/** No figure is true to the fourth place. */
function rounded(value) {
  if (typeof value === 'number') return Number(value.toPrecision(4));
  if (Array.isArray(value)) return value.map(rounded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)]));
}
