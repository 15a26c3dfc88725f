import { checkDataFolder } from './check-data-folder.mjs';
import { checkDatabase } from './check-database.mjs';
import { checkFirstAdmin } from './check-first-admin.mjs';
import { checkPort } from './check-port.mjs';
import { checkEnv } from './env.mjs';

/**
 * Checks everything that would make the start fail later with an unclear message. Returns sentences that say what to do,
 * or null. The data folder comes last, because only its check creates files.
 */
export async function preflight(env) {
  return (
    checkEnv(env) ??
    checkFirstAdmin(env) ??
    (await checkPort(env.HOST || '127.0.0.1', Number(env.CMS_PORT), 'CMS_PORT')) ??
    (await checkDatabase(env)) ??
    checkDataFolder(env.DATA_DIR)
  );
}
