import fs from 'node:fs';
import path from 'node:path';
import { CliError } from './log.mjs';

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
