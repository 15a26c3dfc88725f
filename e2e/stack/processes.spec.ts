import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { inImage, ROOT, runCms } from '../support/stack.ts';
import { freePort, runWeb, testSettings } from '../../scripts/lib/stack.mjs';
import { adminToken, publishArticle, unpublishArticle } from '../support/admin-api.ts';

/** Prepares `npm start` without npm, with an empty folder, free ports and no other settings. */
async function prepareStart() {
  const { PATH, HOME, DATA_DIR, CMS_PORT, WEB_PORT } = await testSettings();
  const ENV_FILE = path.join(String(DATA_DIR), '.env');
  const env = { PATH, HOME, DATA_DIR, CMS_PORT, WEB_PORT, SEED: 'false', ENV_FILE };
  const run = (more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: ROOT, env: { ...env, ...more } });
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

  const third = run({ LOG_FORMAT: 'json' });
  await expect.poll(third.output, { timeout: 120_000 }).toContain('Up in');
  third.child.kill('SIGINT');
  expect(await third.ended).toBe(0);
  expect(third.output()).toContain('see ADMIN_PASSWORD in .env');
  expect(third.output()).not.toContain(password);
  const lines = third.output().trim().split('\n');
  const services = lines.map((line) => (JSON.parse(line) as { service: string }).service);
  expect(new Set(services)).toEqual(new Set(['start', 'cms', 'web']));
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The maximum time in which two processes behind one URL differ. */
const POLL_OPTIONS = { timeout: 5000, intervals: [200] };

test('two processes of the site show what an editor publishes within five seconds', async () => {
  test.skip(inImage, 'the image of the browser tests has no CMS');
  test.setTimeout(400_000);
  const ports = [await freePort(), await freePort()];
  const hooks = ports.map((port) => `http://127.0.0.1:${port}/hooks/cms`).join(',');
  const settings = await testSettings({ CMS_WEBHOOK_URL: hooks });
  const cms = await runCms(settings);
  const sites = await Promise.all(ports.map((port) => runWeb({ ...settings, WEB_PORT: String(port) })));
  const admin = { cms: cms.url, adminToken: await adminToken(cms.url, settings) };
  const title = 'Told to both at once';
  const listsArticle = () =>
    Promise.all(sites.map(async ({ url }) => (await (await fetch(`${url}/blogs`)).text()).includes(title)));
  const statuses = () =>
    Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/blogs/told-to-both-at-once`)).status));

  expect(await listsArticle()).toEqual([false, false]);
  // Each site has the shared page of missing articles in its cache.
  expect(await statuses()).toEqual([404, 404]);
  expect(await statuses()).toEqual([404, 404]);
  const article = await publishArticle(admin, title);
  await expect.poll(listsArticle, POLL_OPTIONS).toEqual([true, true]);
  expect(await statuses()).toEqual([200, 200]);
  await unpublishArticle(admin, article);
  await expect.poll(listsArticle, POLL_OPTIONS).toEqual([false, false]);
  expect(await statuses()).toEqual([404, 404]);
  for (const server of [...sites, cms]) await server.stop();
});
