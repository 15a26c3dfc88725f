// Separate stacks for tests, measurements and images. They share nothing with the installation of this folder.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, ready, startCms, startWeb } from './stack.mjs';

/** The secrets protect nothing. docker-compose.yml has the same ones. */
const TEST_SECRET = 'only-for-tests-0123456789abcdef';

/**
 * Returns the settings of a new stack: free ports, a new data folder and test secrets.
 * @param {Record<string, string>} more @returns {Promise<Record<string, string>>}
 */
export async function testSettings(more = {}) {
  const [cms, web] = [await freePort(), await freePort()];
  return {
    PATH: String(process.env.PATH),
    HOME: os.homedir(),
    NODE_ENV: 'production',
    ENV_FILE: path.join(os.tmpdir(), 'no-such.env'),
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'test-stack-')),
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

/** Starts a CMS and waits until it responds. @param {Record<string, string>} settings */
export const runCms = (settings) => runPart('The CMS', startCms, settings, settings.CMS_PORT, '/_health');

/** Starts a site and waits until it responds at `path`. @param {Record<string, string>} settings */
export const runWeb = (settings, path = '/healthz') => runPart('The site', startWeb, settings, settings.WEB_PORT, path);

/**
 * @param {string} name @param {typeof startWeb} start @param {Record<string, string>} settings
 * @param {string | undefined} port @param {string} path
 */
async function runPart(name, start, settings, port, path) {
  const url = `http://127.0.0.1:${port}`;
  /** @type {string[]} */
  const log = [];
  const child = start(settings, (line) => log.push(line));
  if (!(await ready(url + path, child))) {
    await child.stop();
    throw new Error(`${name} did not start:\n${log.join('\n')}`);
  }
  return {
    ...{ child, log, settings, url },
    /** Stops the process and removes the data folder. @returns {Promise<void>} */
    async stop() {
      await child.stop();
      fs.rmSync(String(settings.DATA_DIR), { recursive: true, force: true });
    },
  };
}

/**
 * Starts a seeded CMS and a site. `prepare` may change the database between the seed and the start.
 * @param {{ settings?: Record<string, string>, prepare?: (database: string) => void }} options
 */
export async function runStack({ settings: more, prepare } = {}) {
  const settings = await testSettings(more);
  if (prepare) {
    await (await runCms(settings)).child.stop();
    prepare(path.join(String(settings.DATA_DIR), 'cms.sqlite'));
  }
  const cms = await runCms(settings);
  const web = await runWeb(settings, '/readyz');
  return {
    ...{ settings, cms: cms.url, site: web.url, webPid: web.child.pid },
    async stop() {
      await web.child.stop();
      await cms.stop();
    },
  };
}
