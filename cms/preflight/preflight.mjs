import fs from 'node:fs';
import path from 'node:path';
import { checkDataFolder, checkDatabase, checkFirstAdmin, checkInstanceLock, checkPort } from './checks.mjs';
import { checkEnv } from './env.mjs';

const CMS_FOLDER = path.resolve(import.meta.dirname, '..');
const PROJECT_ROOT = path.resolve(CMS_FOLDER, '..');

/**
 * Reads the .env of the repository into the environment and adds the defaults. Variables that are set already have
 * priority. Strapi itself reads only a .env in cms/.
 */
export function applySettings(env = process.env) {
  const file = env.ENV_FILE ?? path.join(PROJECT_ROOT, '.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
  // Strapi reads its own .env too, so this names a file that never exists.
  env.ENV_PATH = path.join(CMS_FOLDER, '.tmp', 'none.env');
  env.DATA_DIR = path.resolve(PROJECT_ROOT, env.DATA_DIR || 'data');
  env.DATABASE_CLIENT ||= 'sqlite';
  env.CMS_PORT ||= '1337';
  env.SITE_URL ||= `http://127.0.0.1:${env.WEB_PORT || 3000}`;
  if (env.CMS_WEBHOOK_SECRET) env.CMS_WEBHOOK_URL ||= `http://127.0.0.1:${env.WEB_PORT || 3000}/hooks/cms`;
  // PostgreSQL's driver uses the time zone of this process, so it must be the same in all processes.
  env.TZ = 'UTC';
  env.STRAPI_TELEMETRY_DISABLED = 'true';
  env.STRAPI_DISABLE_EE = 'true';
}

/**
 * Checks everything that would make the start fail later with an unclear message. Returns sentences that say what to do,
 * or null. The data folder and its lock come last, because only they create files.
 */
export async function preflight(env) {
  return (
    checkEnv(env) ??
    checkFirstAdmin(env) ??
    (await checkPort(env.HOST || '127.0.0.1', Number(env.CMS_PORT), 'CMS_PORT')) ??
    (await checkDatabase(env)) ??
    checkDataFolder(env.DATA_DIR) ??
    checkInstanceLock(env)
  );
}
