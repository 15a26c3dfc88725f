// `npm run backup`: copies the database and the uploads to backups/<date> while the CMS runs. `-- --to <folder>`
// changes the target folder.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  backupKeepDays,
  backupName,
  copySqlite,
  databaseIn,
  dataPaths,
  dumpPostgres,
  pruneBackups,
  writeManifest,
} from './lib/backups.mjs';
import { readEnv } from './lib/setup.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, log, seconds } from './lib/log.mjs';

await main(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const since = performance.now();
  // All files hold personal data, so other users of the machine must not read them.
  process.umask(0o077);
  const { client, url, database, uploads } = dataPaths();
  const keepDays = backupKeepDays(readEnv());
  const backups = path.resolve(values.to ?? inRoot('backups'));
  const folder = path.join(backups, backupName());
  // Renamed when it is complete. It contains personal data, so only this user may read it.
  const partialFolder = `${folder}.partial`;
  fs.mkdirSync(partialFolder, { recursive: true, mode: 0o700 });
  try {
    // Database first. A file that is uploaded meanwhile is then extra, not missing.
    if (client === 'postgres') await dumpPostgres(url, databaseIn(partialFolder, client));
    else copySqlite(database, databaseIn(partialFolder, client));
    if (fs.existsSync(uploads)) fs.cpSync(uploads, path.join(partialFolder, 'uploads'), { recursive: true });
    writeManifest(partialFolder, client);
    fs.renameSync(partialFolder, folder);
  } catch (error) {
    fs.rmSync(partialFolder, { recursive: true, force: true });
    throw error;
  }
  log(`Backed up to ${folder} (${seconds(since)}).`);
  log(
    'Store a copy of .env with it, in a safe place: its secrets (ENCRYPTION_KEY first of all) are not in the backup.',
  );
  for (const removed of pruneBackups(backups, keepDays)) log(`Removed ${removed}, older than ${keepDays} days.`);
});
