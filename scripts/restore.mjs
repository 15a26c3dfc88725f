// `npm run restore -- <folder of a backup> --yes`: restores a backup. Saves the existing data first.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '../cms/preflight/instance-lock.mjs';
import { checkBackup, databaseIn, dataPlaces, stamp } from './lib/backup-folder.mjs';
import { cmsConnections, dumpPostgres, hasTables, loadPostgres } from './lib/copy-postgres.mjs';
import { pruneSetAside, SET_ASIDE } from './lib/prune-backups.mjs';
import { main, CliError, log } from './lib/log.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true });
  const [given] = positionals;
  if (!given) throw new CliError('Name the folder of the backup: npm run restore -- backups/2026-01-31T08-00-00 --yes');
  const folder = path.resolve(given);
  const places = dataPlaces();
  const { made } = checkBackup(folder, places.client);
  if (await isInUse(places)) throw new CliError('The CMS is running. Stop it first, so that it writes nothing.');
  if (!values.yes && (await holdsData(places))) {
    throw new CliError(
      `There is data in its place. With --yes it is set aside and the state of ${made} takes its place.`,
    );
  }
  const aside = path.join(places.data, `${SET_ASIDE}${stamp()}`);
  fs.mkdirSync(aside, { recursive: true, mode: 0o700 });
  if (places.client === 'postgres') await restorePostgres(places, folder, aside);
  else restoreSqlite(places, folder, aside);
  restoreUploads(places, folder, aside);
  log(`Restored the state of ${made}. What was there before is in ${aside}.`);
  for (const removed of pruneSetAside(places.data, aside)) log(`Removed ${removed}, which was older than 30 days.`);
});

async function restorePostgres({ url }, folder, aside) {
  await dumpPostgres(url, databaseIn(aside, 'postgres'));
  await loadPostgres(url, databaseIn(folder, 'postgres'));
}

function restoreSqlite({ database }, folder, aside) {
  const fresh = `${database}.restored`;
  fs.copyFileSync(databaseIn(folder, 'sqlite'), fresh);
  // The -wal and -shm files belong to the old database and would corrupt the new one.
  for (const end of ['', '-wal', '-shm']) {
    if (fs.existsSync(database + end)) fs.renameSync(database + end, path.join(aside, `cms.sqlite${end}`));
  }
  fs.renameSync(fresh, database);
}

function restoreUploads({ uploads }, folder, aside) {
  const from = path.join(folder, 'uploads');
  if (!fs.existsSync(from)) return;
  const fresh = `${uploads}.restored`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.cpSync(from, fresh, { recursive: true });
  if (fs.existsSync(uploads)) fs.renameSync(uploads, path.join(aside, 'uploads'));
  fs.renameSync(fresh, uploads);
}

async function holdsData({ client, url, database, uploads }) {
  const inDatabase = client === 'postgres' ? await hasTables(url) : fs.existsSync(database);
  return inDatabase || (fs.existsSync(uploads) && fs.readdirSync(uploads).length > 0);
}

/**
 * Returns whether a CMS uses this data. The CMS port may come from an environment that this command does not have. So
 * the lock on the folder (SQLite; this process then holds it) or the connections (PostgreSQL) decide.
 */
async function isInUse({ client, url, data, health }) {
  if (await responses(health)) return true;
  if (client === 'postgres') return (await cmsConnections(url)) > 0;
  fs.mkdirSync(data, { recursive: true });
  return !(await lockFolder(data));
}

async function responses(address) {
  return fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
}
