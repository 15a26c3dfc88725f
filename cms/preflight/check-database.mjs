import fs from 'node:fs';
import path from 'node:path';
import { sqliteDriver } from './sqlite-driver.mjs';

const CONNECT_TIMEOUT_MS = 5000;
const DAMAGE_CODES = /^SQLITE_(CORRUPT|NOTADB)/;

/** Returns why the database cannot be used, or null. */
export const checkDatabase = (env) =>
  env.DATABASE_CLIENT === 'sqlite' ? checkSqlite(env.DATA_DIR) : checkPostgres(env);

/**
 * Returns a sentence if the file is damaged. A damaged file can otherwise work for a while and lose what is written. The
 * check reads the whole file, about 100 MB in a second. Other problems have their own checks.
 */
function checkSqlite(folder) {
  const file = path.join(folder, 'cms.sqlite');
  if (!fs.existsSync(file)) return null;
  const damage = damageIn(file);
  return (
    damage &&
    `the database ${file} is damaged (${damage}); restore a backup with "npm run restore -- backups/<date> --yes", which sets the damaged file aside.`
  );
}

function damageIn(file) {
  try {
    // Not read-only: after a crash the driver first completes the last transaction.
    const database = new (sqliteDriver())(file, { fileMustExist: true, timeout: CONNECT_TIMEOUT_MS });
    try {
      const verdict = String(database.pragma('quick_check(1)', { simple: true }));
      return verdict === 'ok' ? null : verdict.split('\n').at(-1);
    } finally {
      database.close();
    }
  } catch (error) {
    return DAMAGE_CODES.test(error.code) ? error.message : null;
  }
}

/** Returns why PostgreSQL cannot be used, or null. */
async function checkPostgres(env) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    return null;
  } catch (error) {
    return `PostgreSQL at ${withoutPassword(env.DATABASE_URL)} does not let us in (${error.code ?? error.message}); start it or mend DATABASE_URL.`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withoutPassword(databaseUrl) {
  try {
    const url = new URL(databaseUrl);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
