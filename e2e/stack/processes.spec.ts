import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { inImage, ROOT } from '../support/stack.ts';
import { testSettings } from '../../scripts/lib/stack.mjs';

/** Prepares `npm start` without npm, with an empty folder, free ports and no other settings. */
async function prepareStart() {
  const { PATH, HOME, DATA_DIR, CMS_PORT, WEB_PORT } = await testSettings();
  const ENV_FILE = path.join(String(DATA_DIR), '.env');
  const env = { PATH, HOME, DATA_DIR, CMS_PORT, WEB_PORT, SEED: 'false', ENV_FILE };
  const run = () => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: ROOT, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    return { child, ended, output: () => output };
  };
  return { run, folder: String(DATA_DIR), site: `http://127.0.0.1:${WEB_PORT}`, cms: `http://127.0.0.1:${CMS_PORT}` };
}

const statusOf = (url: string) =>
  fetch(url)
    .then(({ status }) => status)
    .catch(() => 'nobody');

test('npm start creates its settings, serves site and CMS, prints a valid login, and ends with Ctrl-C', async () => {
  test.skip(inImage, 'the image of the browser tests has no scripts/start.mjs');
  test.setTimeout(300_000);
  const { run, folder, site, cms } = await prepareStart();
  const first = run();
  await expect.poll(first.output, { timeout: 120_000 }).toContain('Up in');
  expect(await statusOf(site)).toBe(200);
  const [, email, password] = /Login\s+(\S+)\s+Password (\S+)/.exec(first.output()) ?? [];
  const login = await fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(login.status).toBe(200);
  expect(fs.statSync(path.join(folder, '.env')).mode & 0o077).toBe(0);

  const second = run();
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toMatch(/^Cannot start: .*port \d+ is taken.*CMS_PORT[^\n]*$/);
  expect(await statusOf(site)).toBe(200);

  const interruptTime = Date.now();
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(Date.now() - interruptTime).toBeLessThan(5000);
  expect([await statusOf(site), await statusOf(cms)]).toEqual(['nobody', 'nobody']);

  fs.rmSync(folder, { recursive: true, force: true });
});
