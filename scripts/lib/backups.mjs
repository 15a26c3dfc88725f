import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sqliteDriver as driver } from '../../cms/preflight/checks.mjs';
import { readEnv } from './setup.mjs';
import { ROOT } from './paths.mjs';
import { CliError } from './log.mjs';

/** Returns the paths and URLs of this installation's data, from its settings. */
export function dataPaths() {
  const env = readEnv();
  const data = path.resolve(ROOT, env.DATA_DIR || 'data');
  return {
    client: env.DATABASE_CLIENT || 'sqlite',
    url: env.DATABASE_URL,
    data,
    database: path.join(data, 'cms.sqlite'),
    uploads: path.join(data, 'public', 'uploads'),
    health: `http://127.0.0.1:${env.CMS_PORT || 1337}/_health`,
  };
}

/** Returns the name of a backup made now. */
export const backupName = (now = new Date()) => now.toISOString().slice(0, 19).replaceAll(':', '-');

/** Returns the path of the database copy in a backup. */
export const databaseIn = (folder, client) =>
  path.join(folder, client === 'postgres' ? 'database.sql' : 'database.sqlite');

/** Writes backup.json. Written last, because a folder without it is not a complete backup. */
export function writeManifest(folder, client) {
  const sha256 = hashOf(databaseIn(folder, client));
  const manifest = { made: new Date().toISOString(), client, sha256 };
  fs.writeFileSync(path.join(folder, 'backup.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Returns the manifest (backup.json) of a complete backup for this kind of database. Throws CliError otherwise. */
export function checkBackup(folder, client) {
  const file = path.join(folder, 'backup.json');
  if (!fs.existsSync(file)) throw new CliError(`${folder} is not a backup, or not a whole one: it has no backup.json.`);
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (manifest.client !== client) {
    throw new CliError(
      `This backup is of ${manifest.client}, but DATABASE_CLIENT is ${client}; set it to ${manifest.client}. No backup is converted to the other database.`,
    );
  }
  const database = databaseIn(folder, client);
  if (!fs.existsSync(database) || hashOf(database) !== manifest.sha256) {
    throw new CliError(`The database in ${folder} is not the one that was backed up; take another backup.`);
  }
  return manifest;
}

const hashOf = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

const DAY_MS = 24 * 60 * 60 * 1000;
const REPLACED_DATA_DAYS = 30;
const DEFAULT_KEEP_DAYS = '90';

/** The prefix of the folders in which `npm run restore` saves the replaced data. */
export const REPLACED_DATA_PREFIX = 'before-restore-';
const REPLACED_DATA_NAME = new RegExp(`^${REPLACED_DATA_PREFIX}(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)$`);

/**
 * Returns the days until a backup is removed, from BACKUP_KEEP_DAYS. 0 means never. Throws CliError if it is not a
 * number.
 */
export function backupKeepDays({ BACKUP_KEEP_DAYS }) {
  const days = BACKUP_KEEP_DAYS || DEFAULT_KEEP_DAYS;
  if (!/^\d{1,5}$/.test(days)) throw new CliError('BACKUP_KEEP_DAYS must be a number of days; 0 removes no backup.');
  return Number(days);
}

/** Removes backups in `folder` that are older than `days` (0: none). Returns the removed paths. */
export function pruneBackups(folder, days, now = Date.now()) {
  if (days === 0) return [];
  return remove(subfolders(folder).filter((one) => now - madeAt(one) > days * DAY_MS));
}

/**
 * Removes data that earlier restores saved in the data folder more than 30 days ago, except the newest. `latest` is the
 * folder of the restore that has just ended. Returns the removed paths.
 */
export function pruneReplacedData(data, latest, now = Date.now()) {
  const earlier = subfolders(data).filter((one) => one !== latest && REPLACED_DATA_NAME.test(path.basename(one)));
  const [, ...older] = earlier.sort().reverse();
  return remove(older.filter((one) => now - replacedAt(one) > REPLACED_DATA_DAYS * DAY_MS));
}

/** Returns when a backup was made, from its backup.json. Returns NaN, which is never too old, for any other folder. */
function madeAt(folder) {
  try {
    const { made, client, sha256 } = JSON.parse(fs.readFileSync(path.join(folder, 'backup.json'), 'utf8'));
    return client && sha256 ? Date.parse(made) : NaN;
  } catch {
    return NaN;
  }
}

const replacedAt = (folder) => Date.parse(path.basename(folder).replace(REPLACED_DATA_NAME, '$1T$2:$3:$4Z'));

const subfolders = (folder) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [path.join(folder, entry.name)] : []));

function remove(folders) {
  for (const one of folders) fs.rmSync(one, { recursive: true, force: true });
  return folders;
}

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
