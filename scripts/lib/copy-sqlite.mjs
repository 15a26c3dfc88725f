import fs from 'node:fs';
import { CliError } from './log.mjs';
import { sqliteDriver } from './sqlite-driver.mjs';

/** Writes a consistent copy of a database in use and checks its integrity. */
export function copySqlite(from, to) {
  const Database = sqliteDriver();
  if (!fs.existsSync(from)) throw new CliError(`There is no database yet at ${from}.`);
  const source = new Database(from, { readonly: true, timeout: 30_000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  const copy = new Database(to, { readonly: true });
  const verdict = copy.pragma('integrity_check', { simple: true });
  copy.close();
  if (verdict !== 'ok') throw new CliError(`The copy of the database is damaged: ${verdict}`);
}
