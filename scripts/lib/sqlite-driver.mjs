import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';
import { CliError } from './log.mjs';

const FIRST_MAJOR_WITH_NEW_API = 22;

/** Returns the SQLite driver for this Node, the same that the CMS uses (decision 0003). */
export function sqliteDriver() {
  const isNew = Number(process.versions.node.split('.')[0]) >= FIRST_MAJOR_WITH_NEW_API;
  try {
    return createRequire(inRoot('cms', 'package.json'))(isNew ? 'better-sqlite3-node22' : 'better-sqlite3');
  } catch {
    throw new CliError('The packages of the CMS are not installed; run "npm run build" first.');
  }
}
