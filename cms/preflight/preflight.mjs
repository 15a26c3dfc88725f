import { checkUrls } from './check-urls.mjs';
import { checkAdminPassword } from './check-admin-password.mjs';
import { checkDatabase } from './check-database.mjs';
import { checkFirstAdmin } from './check-first-admin.mjs';
import { checkDataFolder } from './check-data-folder.mjs';
import { checkLeadSettings } from './check-lead-settings.mjs';
import { checkLocalSecrets } from './check-local-secrets.mjs';
import { checkProxies } from './check-proxies.mjs';
import { checkSecrets } from './check-secrets.mjs';
import { checkObjectStore } from './check-object-store.mjs';

/**
 * Looks for what would make the start fail later and less clearly. Returns one sentence that says what to do,
 * or null. The data folder comes last: until then nothing is made.
 */
export async function preflight(env) {
  return (
    checkSecrets(env) ??
    seedProblem(env) ??
    checkLocalSecrets(env) ??
    checkAdminPassword(env) ??
    checkFirstAdmin(env) ??
    checkProxies(env) ??
    checkLeadSettings(env) ??
    checkObjectStore(env) ??
    (await checkUrls(env.HOST || '127.0.0.1', Number(env.CMS_PORT), 'CMS_PORT')) ??
    (await checkDatabase(env)) ??
    checkDataFolder(env.DATA_DIR)
  );
}

/** Says that SEED has another value than the two that it can have, or null. */
function seedProblem({ SEED }) {
  return !SEED || ['true', 'false'].includes(SEED) ? null : `SEED is ${SEED}; it must be true or false.`;
}
