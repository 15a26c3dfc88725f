import fs from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const RESULTS_FILE = inRoot('docs', 'benchmarks.json');

/** Returns the results of earlier runs by part, each with its date and machine. */
export function readResults() {
  return fs.existsSync(RESULTS_FILE) ? JSON.parse(fs.readFileSync(RESULTS_FILE, 'utf8')) : {};
}

/** Replaces a part's results. */
export function writeResults(part, found, machine) {
  const all = { ...readResults(), [part]: { machine, found: roundNumbers(found) } };
  fs.writeFileSync(RESULTS_FILE, `${JSON.stringify(all, null, 2)}\n`);
}

/** Rounds to 4 digits, because measurements are not more precise. */
function roundNumbers(value) {
  if (typeof value === 'number') return Number(value.toPrecision(4));
  if (Array.isArray(value)) return value.map(roundNumbers);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, roundNumbers(one)]));
}
