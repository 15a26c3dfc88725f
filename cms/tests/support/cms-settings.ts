import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/lib/stack.mjs';

const TEST_SECRET = 'only-for-tests-0123456789abcdef';

/** Returns the settings of a CMS for one test: free port, secrets, no seed, empty data folder and database. */
export async function emptyCmsSettings(more: Record<string, string> = {}): Promise<Record<string, string>> {
  return {
    PATH: String(process.env.PATH),
    HOME: os.homedir(),
    NODE_ENV: 'production',
    ENV_FILE: path.join(os.tmpdir(), 'no-such.env'),
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'cms-test-')),
    CMS_PORT: String(await freePort()),
    SITE_URL: 'http://127.0.0.1:9',
    SEED: 'false',
    LOG_LEVEL: 'warn',
    APP_KEYS: `${TEST_SECRET}-1,${TEST_SECRET}-2`,
    API_TOKEN_SALT: `${TEST_SECRET}-salt`,
    ADMIN_JWT_SECRET: `${TEST_SECRET}-admin`,
    TRANSFER_TOKEN_SALT: `${TEST_SECRET}-transfer`,
    ENCRYPTION_KEY: `${TEST_SECRET}-key`,
    JWT_SECRET: `${TEST_SECRET}-jwt`,
    CMS_TOKEN: `${TEST_SECRET}-token`,
    PREVIEW_SECRET: `${TEST_SECRET}-preview`,
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'Only-for-tests-1',
    ...more,
  };
}
