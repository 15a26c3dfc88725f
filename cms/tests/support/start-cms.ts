import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild } from '../../../scripts/lib/processes.mjs';
import { freePort, ready } from '../../../scripts/lib/stack.mjs';
import { inject, vi } from 'vitest';
import { ownDatabase } from './database.ts';

const CMS = path.resolve(import.meta.dirname, '..', '..');
const TEST_SECRET = 'only-for-tests-0123456789abcdef';

type Env = Record<string, string>;
export type RunningCms = Awaited<ReturnType<typeof startCms>>;

/** Returns the settings of a CMS for one test: free port, secrets, no seed, empty data folder and database. */
export async function emptyCmsSettings(more: Env = {}): Promise<Env> {
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

/**
 * Returns the same settings with a copy of the prepared data (prepare.ts), which makes the start faster. Data folder
 * and database settings in `more` are not overwritten.
 */
export async function cmsSettings(more: Env = {}): Promise<Env> {
  const database = more.DATABASE_CLIENT ? {} : await ownDatabase();
  const env = await emptyCmsSettings({ ...database, ...more });
  if (!more.DATA_DIR) fs.cpSync(inject('preparedData'), String(env.DATA_DIR), { recursive: true });
  return env;
}

/**
 * Starts a real CMS and waits until it responds. `stop` also removes its folder. `kill` and `halt` leave it for a
 * restart.
 */
export async function startCms(more: Env = {}) {
  const env = await cmsSettings(more);
  const log: string[] = [];
  const child = startChild('start.mjs', ['start'], { cwd: CMS, env, onLine: (line: string) => log.push(line) });
  const url = `http://127.0.0.1:${env.CMS_PORT}`;
  if (!(await ready(`${url}/_health`, child))) {
    child.signal('SIGKILL');
    throw new Error(`The CMS did not start:\n${log.join('\n')}`);
  }
  let isEnding = false;
  const ending = <T>(end: () => T) => {
    isEnding = true;
    return end();
  };
  void child.exited.then((code) => {
    if (!isEnding) console.error(`The CMS ended by itself with code ${code}:\n${log.slice(-30).join('\n')}`);
  });
  /** Calls the public API with the read token. `query` is appended to the URL without encoding. */
  const read = (query: string, headers: Env = { authorization: `Bearer ${env.CMS_TOKEN}` }) =>
    fetch(`${url}/api/${query}`, { headers });
  return {
    url,
    env,
    log,
    read,
    /** Returns the `data` of a public response. */
    data: async <T>(query: string) => ((await (await read(query)).json()) as { data: T }).data,
    /** Returns the published article, or undefined. */
    async article<T = { slug: string; title: string; content: string; publishedAt: string }>(slug: string) {
      const response = await read(`articles?filters[slug][$eq]=${slug}&populate=*`);
      return ((await response.json()) as { data: T[] }).data[0];
    },
    pid: child.pid,
    kill: () => ending(child.kill),
    halt: () => ending(child.stop),
    async stop() {
      await ending(child.stop);
      fs.rmSync(String(env.DATA_DIR), { recursive: true, force: true });
    },
  };
}

/** Runs a start that should fail. Returns its exit code, log lines and settings. */
export async function failingStart(more: Env, command = 'start') {
  const env = await cmsSettings(more);
  const log: string[] = [];
  const child = startChild('start.mjs', [command], { cwd: CMS, env, onLine: (line: string) => log.push(line) });
  const code = await child.exited;
  return { code, log, env };
}

/** Repeats a check until it passes, for up to 20 seconds: on a busy machine a CMS needs more than vitest's one second. */
export const waitFor = <T>(check: () => T | Promise<T>, { timeout = 20_000, interval = 100 } = {}): Promise<T> =>
  vi.waitFor(check, { timeout, interval });
