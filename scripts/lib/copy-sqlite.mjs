import fs from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';
import { Problem } from './say.mjs';

const FIRST_MAJOR_WITH_NEW_API = 22;

/** Copies a database that may be in use into a new file, as it is at one moment, and checks the copy. */
export function copySqlite(from, to) {
  const Database = driver();
  if (!fs.existsSync(from)) throw new Problem(`There is no database yet at ${from}.`);
  const source = new Database(from, { readonly: true, timeout: 30_000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  const copy = new Database(to, { readonly: true });
  const verdict = copy.pragma('integrity_check', { simple: true });
  copy.close();
  if (verdict !== 'ok') throw new Problem(`The copy of the database is damaged: ${verdict}`);
}

/** The release of the driver that works on this Node, as the CMS chooses it too. */
function driver() {
  const isNew = Number(process.versions.node.split('.')[0]) >= FIRST_MAJOR_WITH_NEW_API;
  try {
    return createRequire(inRoot('cms', 'package.json'))(isNew ? 'better-sqlite3-node22' : 'better-sqlite3');
  } catch {
    throw new Problem('The packages of the CMS are not installed; run "npm run build" first.');
  }
}
