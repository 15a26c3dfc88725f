import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readEnv } from './env-file.mjs';
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
