import fs from 'node:fs';
import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { CliError } from './log.mjs';
import { sqliteDriver as driver } from '../../cms/preflight/checks.mjs';

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

/** Returns the SQLite driver of the CMS. Throws CliError if it is not installed. */
export function sqliteDriver() {
  try {
    return driver();
  } catch {
    throw new CliError('The packages of the CMS are not installed; run "npm run build" first.');
  }
}

/** Writes a consistent SQL dump of a database in use. */
export async function dumpPostgres(url, to) {
  const args = ['--format=plain', '--no-owner', '--no-privileges', '--schema=public', '--encoding=UTF8'];
  await runProgram('pg_dump', args, url, (child) => pipeline(child.stdout, fs.createWriteStream(to, { mode: 0o600 })));
}

/** Replaces the database with a dump in one transaction. Changes nothing if it fails. */
export async function loadPostgres(url, from) {
  const args = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  await runProgram('psql', args, url, async (child) => {
    child.stdin.write('drop schema public cascade;\n');
    // psql stops reading after an error. Its exit code shows the failure.
    await pipeline(fs.createReadStream(from), child.stdin).catch(() => undefined);
  });
}

/** Returns whether the database contains any table. */
export const hasTables = async (url) =>
  (await queryNumber(url, `select count(*) from information_schema.tables where table_schema = 'public'`)) > 0;

/** Returns the number of CMS connections. cms/config/database.ts sets this application name. */
export const cmsConnections = (url) =>
  queryNumber(
    url,
    `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'impact-cms'`,
  );

async function queryNumber(url, query) {
  const args = ['--no-psqlrc', '--tuples-only', '--no-align'];
  let response = '';
  await runProgram('psql', [...args, '--command', query], url, async (child) => {
    for await (const part of child.stdout) response += part;
  });
  return Number(response);
}

async function runProgram(program, args, url, work) {
  const child = spawn(program, args, { env: { ...process.env, ...connection(url) } });
  let errorOutput = '';
  child.stderr.on('data', (part) => (errorOutput += part));
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  try {
    const [code] = await Promise.all([ended, work(child)]);
    if (code !== 0) throw new CliError(`${program} failed: ${errorOutput.trim()}`);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new CliError(
      `${program} is not installed. PostgreSQL is copied by its own programs: install them in the release of the server or newer ("apt-get install postgresql-client"), or run pg_dump beside the server.`,
    );
  }
}

/** Returns the URL as environment variables of PostgreSQL's programs. A command line would expose the password. */
function connection(databaseUrl) {
  const url = new URL(databaseUrl);
  const variables = {
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
