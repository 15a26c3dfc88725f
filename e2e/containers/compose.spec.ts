import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { docker } from '../../scripts/lib/containers.mjs';
import { CASES, leadsBy, installClock, sendEntry } from '../forms/form-cases.ts';
import { expect, listedBy, type Service, test } from './compose-stack.ts';
import { publishArticle, unpublishArticle } from '../support/admin-api.ts';
import { fixedPaths } from '../../web/app/paths.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

test.describe.configure({ mode: 'serial' });

/** The sender names of the sent forms, in the order of the forms. */
const names: string[] = [];
const POLL = { timeout: 5000, intervals: [200] };

test('site and CMS do not run as root and cannot write outside the data folder', async ({ stack }) => {
  for (const service of ['cms', 'web'] as const) {
    expect(stack.exec(service, 'id', '-u').text).toBe('1000');
    expect(stack.exec(service, 'sh', '-c', 'echo x > /app/x').text).toContain('Read-only file system');
  }
  expect(stack.exec('cms', 'sh', '-c', 'echo x > /data/x && rm /data/x').code).toBe(0);
});

test('the images contain no development packages', async ({ stack }) => {
  for (const service of ['cms', 'web'] as const) {
    expect(stack.exec(service, 'ls', 'node_modules/vitest').code).not.toBe(0);
    expect(stack.exec(service, 'ls', 'package.json').code).toBe(0);
  }
});

test('every page responds with 200, and the list has articles', async ({ page, stack }) => {
  for (const path of fixedPaths) expect((await fetch(stack.site + path)).status, path).toBe(200);
  await page.goto(`${stack.site}/blogs`);
  await expect(page.locator('main article').first()).toBeVisible();
});

for (const { form: kind, path, uid, entry, success } of CASES) {
  test(`the form ${kind} reaches the inbox`, async ({ page, stack }) => {
    const name = `Asha Rao ${kind} ${Date.now()}`;
    names.push(name);
    await installClock(page);
    await page.goto(stack.site + path);
    await sendEntry(page, { entry: { ...entry, name }, success });
    expect(await leadsBy(stack, uid, name)).toMatchObject([{ leadStatus: 'new', sourcePage: path }]);
  });
}

test('within five seconds a published article is on the site', async ({ stack }) => {
  const title = `Fresh from the editor ${Date.now()}`;
  const id = await publishArticle(stack, title);
  await expect.poll(() => listedBy(stack, title), POLL).toBe('by all');
  await unpublishArticle(stack, id);
  await expect.poll(() => listedBy(stack, title), POLL).toBe('by none');
});

for (const service of ['web', 'cms', 'db'] satisfies Service[]) {
  test(`after a restart of ${service} all leads are there, and publishing works again`, async ({ stack }) => {
    const started = docker('inspect', '-f', '{{.State.StartedAt}}', stack.idOf(service)).text;
    stack.control(service, 'restart');
    if (service !== 'web') expect((await fetch(stack.site)).status).toBe(200);
    expect(docker('inspect', '-f', '{{.State.StartedAt}}', stack.idOf(service)).text).not.toBe(started);
    await stack.waitUntilReady(`${stack.site}/healthz`);
    await stack.waitUntilReady(`${stack.cms}/_health`);
    // For some seconds the health check still returns the result from before the restart.
    await expect.poll(async () => (await stack.queryCms('articles')).status, { timeout: 10_000 }).toBe(200);
    for (const [index, { uid }] of CASES.entries()) {
      expect(await leadsBy(stack, uid, String(names[index]))).toHaveLength(1);
    }
    const title = `After ${service} ${Date.now()}`;
    await publishArticle(stack, title);
    await expect.poll(() => listedBy(stack, title), POLL).toBe('by all');
  });
}

test('the commands of docs/hosting.md restore a backup', async ({ stack }) => {
  const guide = fs.readFileSync(path.join(ROOT, 'docs', 'hosting.md'), 'utf8');
  const [backup, restore] = ['In containers, a backup', 'and a restore'].map(
    (heading) => guide.split(heading)[1]!.split('```')[1]!,
  ) as [string, string];
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
  const env = {
    ...process.env,
    COMPOSE_FILE: path.join(ROOT, 'docker-compose.yml'),
    COMPOSE_PROJECT_NAME: stack.project,
  };
  const run = (commands: string) => execFileSync('sh', ['-ec', commands], { cwd, env, stdio: 'pipe' });
  const file = '/data/public/uploads/restored.txt';
  stack.exec('cms', 'sh', '-c', `echo kept > ${file}`);
  run(backup);
  stack.exec('cms', 'rm', file);
  const title = `After the backup ${Date.now()}`;
  await publishArticle(stack, title);
  await expect.poll(() => listedBy(stack, title), POLL).toBe('by all');

  run(restore);
  await stack.waitUntilReady(`${stack.cms}/_health`);
  await stack.waitUntilReady(`${stack.site}/readyz`);
  await expect.poll(() => listedBy(stack, title), POLL).toBe('by none');
  expect(stack.exec('cms', 'cat', file).text).toBe('kept');
  for (const [index, { uid }] of CASES.entries())
    expect(await leadsBy(stack, uid, String(names[index]))).toHaveLength(1);
  fs.rmSync(cwd, { recursive: true });
});

test('site and CMS stop within nine seconds with exit code 0', async ({ stack }) => {
  for (const service of ['web', 'cms'] as const) {
    const stopStart = Date.now();
    stack.control(service, 'stop');
    expect(Date.now() - stopStart).toBeLessThan(9_000);
    expect(docker('inspect', '-f', '{{.State.ExitCode}}', stack.idOf(service)).text).toBe('0');
  }
});
