import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';
import { CliError } from './log.mjs';

const FIRST_MAJOR_WITH_NEW_API = 22;

/** The release of the SQLite driver that works on this Node, as the CMS chooses it too (decision 0003). */
export function sqliteDriver() {
  const isNew = Number(process.versions.node.split('.')[0]) >= FIRST_MAJOR_WITH_NEW_API;
  try {
    return createRequire(inRoot('cms', 'package.json'))(isNew ? 'better-sqlite3-node22' : 'better-sqlite3');
  } catch {
    throw new CliError('The packages of the CMS are not installed; run "npm run build" first.');
  }
}
