import { createRequire } from 'node:module';

const FIRST_MAJOR_WITH_NEW_API = 22;

/** Returns the SQLite driver for this Node, the same that the CMS uses (decision 0003). Throws if it is not installed. */
export function sqliteDriver() {
  const isNew = Number(process.versions.node.split('.')[0]) >= FIRST_MAJOR_WITH_NEW_API;
  return createRequire(import.meta.url)(isNew ? 'better-sqlite3-node22' : 'better-sqlite3');
}
