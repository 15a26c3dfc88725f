import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/stack.mjs';

const TEST_SECRET = 'only-for-tests-0123456789abcdef';

export type Settings = Record<string, string>;

/** Returns the settings of a test stack: free ports, a new folder and test secrets. */
export async function testSettings(more: Settings = {}): Promise<Settings> {
  const [cms, web] = [await freePort(), await freePort()];
  return {
    PATH: String(process.env.PATH),
    HOME: os.homedir(),
    NODE_ENV: 'production',
    ENV_FILE: path.join(os.tmpdir(), 'no-such.env'),
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'e2e-')),
    CMS_PORT: String(cms),
    WEB_PORT: String(web),
    SITE_URL: `http://127.0.0.1:${web}`,
    CMS_URL: `http://127.0.0.1:${cms}`,
    // All test visitors have one IP address.
    FORM_RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    APP_KEYS: `${TEST_SECRET}-1,${TEST_SECRET}-2`,
    API_TOKEN_SALT: `${TEST_SECRET}-salt`,
    ADMIN_JWT_SECRET: `${TEST_SECRET}-admin`,
    TRANSFER_TOKEN_SALT: `${TEST_SECRET}-transfer`,
    ENCRYPTION_KEY: `${TEST_SECRET}-key`,
    JWT_SECRET: `${TEST_SECRET}-jwt`,
    CMS_TOKEN: `${TEST_SECRET}-token`,
    CMS_WEBHOOK_SECRET: `${TEST_SECRET}-hook`,
    PREVIEW_SECRET: `${TEST_SECRET}-preview`,
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'Only-for-tests-1',
    ...more,
  };
}
