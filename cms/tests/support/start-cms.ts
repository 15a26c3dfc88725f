import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, inject, vi } from 'vitest';
import { movableClock } from '../../../scripts/lib/movable-clock.mjs';
import { startChild } from '../../../scripts/lib/processes.mjs';
import { ready } from '../../../scripts/lib/stack.mjs';
import { emptyCmsSettings } from './cms-settings.ts';
import { ownDatabase } from './database.ts';

const CMS = path.resolve(import.meta.dirname, '..', '..');

type Env = Record<string, string>;
export type RunningCms = Awaited<ReturnType<typeof startCms>>;

const cleanUps: Array<() => unknown> = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Runs `cleanUp` after all tests of the file, in reverse order. */
export const atEnd = (cleanUp: () => unknown): void => void cleanUps.push(cleanUp);

/** Creates a temporary folder that is removed at the end. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-tests-'));
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a clock for one CMS, which the test can move. */
export function startClock() {
  const clock = movableClock();
  atEnd(clock.remove);
  return clock;
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
 * Starts a real CMS and waits until it responds. It is stopped and its folder removed after all tests of the file.
 * `kill` and `halt` end it before, and leave the folder for a restart.
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
  atEnd(async () => {
    await ending(child.stop);
    fs.rmSync(env.DATA_DIR!, { recursive: true, force: true });
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
