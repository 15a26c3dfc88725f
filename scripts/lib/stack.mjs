import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startChild } from './processes.mjs';
import { inRoot } from './paths.mjs';

const POLL_MS = 100;

/** Starts the CMS with the given settings. */
export const startCms = (env, onLine) => startChild('start.mjs', ['start'], { cwd: inRoot('cms'), env, onLine });

/** Migrates and seeds the CMS's data, then exits. */
export const seedCms = (env, onLine) => startChild('start.mjs', ['seed'], { cwd: inRoot('cms'), env, onLine });

/**
 * Starts the site with the given settings. With two memory arenas glibc keeps a quarter less memory after compression
 * in several threads (decision 0025).
 */
export const startWeb = (env, onLine) =>
  startChild('server.js', [], { cwd: inRoot('web'), env: { MALLOC_ARENA_MAX: '2', ...env }, onLine });

/** Waits until the URL returns a 2xx status. Returns false when the child exits first or after `timeoutMs`. */
export async function ready(url, child, timeoutMs = 180_000) {
  let ended = false;
  void child.exited.then(() => (ended = true));
  const until = Date.now() + timeoutMs;
  while (!ended && Date.now() < until) {
    if (await isOk(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

async function isOk(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** Returns a free port below those that the system gives to others at any time. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await canListen(port)) return port;
  }
}

function canListen(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

// Separate stacks for tests, measurements and images. They share nothing with the installation of this folder.

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

/** Calls the admin of a CMS as its first administrator, or with the token of another account. */
export async function adminApi({ CMS_URL, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }, sessionToken) {
  const send = async (method, path, body, headers) => {
    const response = await fetch(CMS_URL + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 200)}`);
    return response.json();
  };
  const token = sessionToken ?? (await send('POST', '/admin/login', { email, password })).data.token;
  const call = (method, path, body) => send(method, path, body, { authorization: `Bearer ${token}` });
  return Object.assign(call, { token });
}
