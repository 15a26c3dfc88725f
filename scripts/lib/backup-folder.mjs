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
