import { docker } from '../../scripts/lib/container-engine.mjs';
import { fixedPaths } from '../../web/app/paths.ts';
import { CASES, fillIn, form, slowVisitor, submitButton } from '../forms/entries.ts';
import { leadsBy } from '../forms/inbox.ts';
import type { Composed, Service } from './composed.ts';
import { publishPost, takeBack } from './publish.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

const names: string[] = [];
const lists = async (stack: Composed, title: string) =>
  (await (await fetch(`${stack.site}/blogs`)).text()).includes(title);

test('neither part runs as root, nor can it write outside its data', async ({ stack }) => {
  for (const service of ['cms', 'web'] as const) {
    expect(stack.inside(service, 'id', '-u').text).toBe('1000');
    expect(stack.inside(service, 'sh', '-c', 'echo x > /app/x').text).toContain('Read-only file system');
  }
  expect(stack.inside('cms', 'sh', '-c', 'echo x > /data/x && rm /data/x').code).toBe(0);
});

test('only packages of production are in the images', async ({ stack }) => {
  for (const service of ['cms', 'web'] as const) {
    expect(stack.inside(service, 'ls', 'node_modules/vitest').code).not.toBe(0);
    expect(stack.inside(service, 'ls', 'package.json').code).toBe(0);
  }
});

test('every page is there, without a complaint of the browser', async ({ page, stack }) => {
  for (const path of fixedPaths) {
    const answer = await page.goto(stack.site + path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('h1').first(), path).toBeAttached();
  }
  await page.goto(`${stack.site}/blogs`);
  await expect(page.locator('main article, main li').first()).toBeVisible();
});

for (const { form: kind, path, uid, entry, success } of CASES) {
  test(`the form ${kind} reaches the inbox`, async ({ page, stack }) => {
    const name = `Asha Rao ${kind} ${Date.now()}`;
    names.push(name);
    const later = await slowVisitor(page);
    await page.goto(stack.site + path);
    await fillIn(page, { ...entry, name });
    await later();
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(success);
    expect(await leadsBy(stack, uid, name)).toMatchObject([{ leadStatus: 'new', sourcePage: path }]);
  });
}

test('a post that is published is on the site at once, and gone when it is taken back', async ({ stack }) => {
  const title = `Fresh from the editor ${Date.now()}`;
  const id = await publishPost(stack, title);
  await expect.poll(() => lists(stack, title), { timeout: 5000 }).toBe(true);
  await takeBack(stack, id);
  await expect.poll(() => lists(stack, title), { timeout: 5000 }).toBe(false);
});

for (const service of ['web', 'cms', 'db'] satisfies Service[]) {
  test(`after a restart of ${service} everything is there, and works again by itself`, async ({ stack }) => {
    const started = docker('inspect', '-f', '{{.State.StartedAt}}', stack.idOf(service)).text;
    stack.act(service, 'restart');
    if (service !== 'web') expect((await fetch(stack.site)).status).toBe(200);
    expect(docker('inspect', '-f', '{{.State.StartedAt}}', stack.idOf(service)).text).not.toBe(started);
    await stack.answers(`${stack.site}/healthz`);
    await stack.answers(`${stack.cms}/_health`);
    // The CMS answers its health without its database; a real question does not.
    await expect.poll(async () => (await stack.ask('articles')).status, { timeout: 10_000 }).toBe(200);
    for (const [index, { uid }] of CASES.entries()) {
      expect(await leadsBy(stack, uid, String(names[index]))).toHaveLength(1);
    }
    const title = `After ${service} ${Date.now()}`;
    await publishPost(stack, title);
    await expect.poll(() => lists(stack, title), { timeout: 5000 }).toBe(true);
  });
}

test('a public address is refused with the secrets of docker-compose.yml', async ({ stack }) => {
  const { text: image } = docker('inspect', '-f', '{{.Config.Image}}', stack.idOf('web'));
  const settings = ['-e', 'SITE_URL=https://impact.example', '-e', 'CMS_TOKEN=local-only-cms-token-0001'];
  const { code, text } = docker('run', '--rm', ...settings, image);
  expect(code).toBe(1);
  expect(text).toMatch(/SITE_URL is https:\/\/impact\.example, but CMS_TOKEN still hold/);
});

test('each part ends within its grace when it is told to, and says so by its exit code', async ({ stack }) => {
  for (const service of ['web', 'cms'] as const) {
    const since = Date.now();
    stack.act(service, 'stop');
    expect(Date.now() - since).toBeLessThan(9_000);
    expect(docker('inspect', '-f', '{{.State.ExitCode}}', stack.idOf(service)).text).toBe('0');
  }
});
