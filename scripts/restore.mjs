// `npm run restore -- <folder of a backup> --yes`: restores a backup. Saves the existing data first.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '../cms/preflight/checks.mjs';
import {
  backupName,
  checkBackup,
  cmsConnections,
  databaseIn,
  dataPaths,
  dumpPostgres,
  hasTables,
  loadPostgres,
  pruneReplacedData,
  REPLACED_DATA_PREFIX,
} from './lib/backups.mjs';
import { main, CliError, log } from './lib/log.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true });
  const [given] = positionals;
  if (!given) throw new CliError('Name the folder of the backup: npm run restore -- backups/2026-01-31T08-00-00 --yes');
  const folder = path.resolve(given);
  // All files hold personal data, so other users of the machine must not read them.
  process.umask(0o077);
  const paths = dataPaths();
  const { made } = checkBackup(folder, paths.client);
  if (await isInUse(paths)) throw new CliError('The CMS is running. Stop it first, so that it writes nothing.');
  if (!values.yes && (await hasData(paths))) {
    throw new CliError(
      `There is data in its place. With --yes it is set aside and the state of ${made} takes its place.`,
    );
  }
  const replacedFolder = path.join(paths.data, `${REPLACED_DATA_PREFIX}${backupName()}`);
  fs.mkdirSync(replacedFolder, { recursive: true, mode: 0o700 });
  if (paths.client === 'postgres') await restorePostgres(paths, folder, replacedFolder);
  else restoreSqlite(paths, folder, replacedFolder);
  restoreUploads(paths, folder, replacedFolder);
  log(`Restored the state of ${made}. What was there before is in ${replacedFolder}.`);
  for (const removed of pruneReplacedData(paths.data, replacedFolder))
    log(`Removed ${removed}, which was older than 30 days.`);
});

async function restorePostgres({ url }, folder, replacedFolder) {
  await dumpPostgres(url, databaseIn(replacedFolder, 'postgres'));
  await loadPostgres(url, databaseIn(folder, 'postgres'));
}

function restoreSqlite({ database }, folder, replacedFolder) {
  const restored = `${database}.restored`;
  fs.copyFileSync(databaseIn(folder, 'sqlite'), restored);
  // The -wal and -shm files belong to the old database and would corrupt the new one.
  for (const end of ['', '-wal', '-shm']) {
    if (fs.existsSync(database + end)) fs.renameSync(database + end, path.join(replacedFolder, `cms.sqlite${end}`));
  }
  fs.renameSync(restored, database);
}

function restoreUploads({ uploads }, folder, replacedFolder) {
  const from = path.join(folder, 'uploads');
  if (!fs.existsSync(from)) return;
  const restored = `${uploads}.restored`;
  fs.rmSync(restored, { recursive: true, force: true });
  fs.cpSync(from, restored, { recursive: true });
  if (fs.existsSync(uploads)) fs.renameSync(uploads, path.join(replacedFolder, 'uploads'));
  fs.renameSync(restored, uploads);
}

async function hasData({ client, url, database, uploads }) {
  const inDatabase = client === 'postgres' ? await hasTables(url) : fs.existsSync(database);
  return inDatabase || (fs.existsSync(uploads) && fs.readdirSync(uploads).length > 0);
}

/**
 * Returns whether a CMS uses this data. The CMS port may come from an environment that this command does not have. So
 * the lock on the folder (SQLite; this process then holds it) or the connections (PostgreSQL) decide.
 */
async function isInUse({ client, url, data, health }) {
  if (await responds(health)) return true;
  if (client === 'postgres') return (await cmsConnections(url)) > 0;
  fs.mkdirSync(data, { recursive: true });
  return !(await lockFolder(data));
}

async function responds(url) {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
}
