import fs from 'node:fs';
import path from 'node:path';

const CMS = path.resolve(import.meta.dirname, '..');
const TOP = path.resolve(CMS, '..');

/**
 * Reads the top folder's .env into the environment (what stands there already wins) and fills in what has a
 * sensible default. Strapi itself would look for a .env in cms/ only.
 */
export function applySettings(env = process.env) {
  const file = env.ENV_FILE ?? path.join(TOP, '.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
  // Strapi reads a file of its own choice again: make it one that never exists.
  env.ENV_PATH = path.join(CMS, '.tmp', 'none.env');
  env.DATA_DIR = path.resolve(TOP, env.DATA_DIR || 'data');
  env.DATABASE_CLIENT ||= 'sqlite';
  env.CMS_PORT ||= '1337';
  env.SITE_URL ||= `http://127.0.0.1:${env.WEB_PORT || 3000}`;
  if (env.CMS_WEBHOOK_SECRET) env.CMS_WEBHOOK_URL ||= `http://127.0.0.1:${env.WEB_PORT || 3000}/hooks/cms`;
  // PostgreSQL's driver writes and reads moments in the time of this process: it must be the same for all, always.
  env.TZ = 'UTC';
  env.STRAPI_TELEMETRY_DISABLED = 'true';
  env.STRAPI_DISABLE_EE = 'true';
}
