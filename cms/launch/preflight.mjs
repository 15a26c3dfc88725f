import { addressProblem } from './address-problem.mjs';
import { adminPasswordProblem } from './admin-password-problem.mjs';
import { databaseProblem } from './database-problem.mjs';
import { firstAdminProblem } from './first-admin-problem.mjs';
import { folderProblem } from './folder-problem.mjs';
import { leadsProblem } from './leads-problem.mjs';
import { localSecretsProblem } from './local-secrets-problem.mjs';
import { proxiesProblem } from './proxies-problem.mjs';
import { secretsProblem } from './secrets-problem.mjs';
import { uploadsProblem } from './uploads-problem.mjs';

/**
 * Looks for what would make the start fail later and less clearly. Answers one sentence that says what to do,
 * or null. The data folder comes last: until then nothing is made.
 */
export async function preflight(env) {
  return (
    secretsProblem(env) ??
    seedProblem(env) ??
    localSecretsProblem(env) ??
    adminPasswordProblem(env) ??
    firstAdminProblem(env) ??
    proxiesProblem(env) ??
    leadsProblem(env) ??
    uploadsProblem(env) ??
    (await addressProblem(env.HOST || '127.0.0.1', Number(env.CMS_PORT), 'CMS_PORT')) ??
    (await databaseProblem(env)) ??
    folderProblem(env.DATA_DIR)
  );
}

/** Says that SEED has another value than the two that it can have, or null. */
function seedProblem({ SEED }) {
  return !SEED || ['true', 'false'].includes(SEED) ? null : `SEED is ${SEED}; it must be true or false.`;
}
