import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/stack.mjs';

const STRONG = 'only-for-tests-0123456789abcdef';

export type Settings = Record<string, string>;

/** Settings of a test stack: free ports, a new folder, secrets that protect nothing. */
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
    APP_KEYS: `${STRONG}-1,${STRONG}-2`,
    API_TOKEN_SALT: `${STRONG}-salt`,
    ADMIN_JWT_SECRET: `${STRONG}-admin`,
    TRANSFER_TOKEN_SALT: `${STRONG}-transfer`,
    ENCRYPTION_KEY: `${STRONG}-key`,
    JWT_SECRET: `${STRONG}-jwt`,
    CMS_TOKEN: `${STRONG}-token`,
    CMS_WEBHOOK_SECRET: `${STRONG}-hook`,
    PREVIEW_SECRET: `${STRONG}-preview`,
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'Only-for-tests-1',
    ...more,
  };
}
