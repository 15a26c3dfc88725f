import { expect, test as base } from '@playwright/test';
import { freePort } from '../../scripts/lib/stack.mjs';
import { publishArticle } from '../containers/publish.ts';
import { adminToken } from '../support/admin-token.ts';
import { runWeb } from '../support/stack.ts';
import { isolatedStack, ARTICLE_PATH } from './isolated-stack.ts';

type Stack = Awaited<ReturnType<typeof isolatedStack>>;

const WITHIN_MS = 10_000;

const test = base.extend<object, { own: Stack }>({
  own: [
    async ({}, use) => {
      const own = await isolatedStack();
      await use(own);
      await own.end();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ timeout: 120_000 });

/** What must work for a visitor during every fault of the CMS. */
async function visitorsGoOn(own: Stack, article: string): Promise<void> {
  await own.staysFast();
  expect(await visibleHtml(await own.get(ARTICLE_PATH))).toBe(article);
  expect((await own.get('/blogs')).status).toBe(200);
  const { status, html, ms } = await own.send('Asha in a bad moment');
  expect([502, 503, 504]).toContain(status);
  expect(ms).toBeLessThan(WITHIN_MS);
  expect(html).toContain('value="Asha in a bad moment"');
  expect(html).toContain('Failed to send message. Please try again.');
}

/** After a fault the same process of the site accepts forms again. */
async function recovers(own: Stack): Promise<void> {
  await expect.poll(async () => (await own.send('Asha again')).status, { timeout: WITHIN_MS }).toBe(200);
  expect((await own.get('/readyz')).status).toBe(200);
}

/** The page without its scripts, because they contain the time of the rendering. */
async function visibleHtml(response: Response): Promise<string> {
  return (await response.text()).replace(/<script\b[^]*?<\/script>/g, '');
}

async function cachedArticle(own: Stack): Promise<string> {
  await expect.poll(async () => (await own.get(ARTICLE_PATH)).status, { timeout: 30_000 }).toBe(200);
  return visibleHtml(await own.get(ARTICLE_PATH));
}

for (const fault of ['down', 'error', 'nonsense', 'silent'] as const) {
  test(`CMS fault "${fault}": pages stay, forms fail with their values and work again afterwards`, async ({ own }) => {
    const article = await cachedArticle(own);
    own.cut.set(fault);
    await visitorsGoOn(own, article);
    own.cut.set('none');
    await recovers(own);
  });
}

test('a frozen CMS (SIGSTOP): pages stay, and forms work again after SIGCONT', async ({ own }) => {
  const article = await cachedArticle(own);
  own.cms().child.signal('SIGSTOP');
  await visitorsGoOn(own, article);
  own.cms().child.signal('SIGCONT');
  await recovers(own);
});

test('a killed CMS (SIGKILL): pages stay, and forms work again after a new start', async ({ own }) => {
  const article = await cachedArticle(own);
  await own.cms().child.kill();
  await visitorsGoOn(own, article);
  await own.restartCms();
  await recovers(own);
});

test('a lost webhook: a published article shows after CACHE_TTL_SECONDS', async ({ own }) => {
  const stack = await isolatedStack({ CACHE_TTL_SECONDS: '2', CMS_WEBHOOK_URL: 'http://127.0.0.1:9/nobody' });
  const title = `Nobody told of this ${Date.now()}`;
  const { settings } = stack;
  await cachedArticle(stack);
  const cms = stack.cms().url;
  const token = await adminToken(cms, String(settings.ADMIN_EMAIL), String(settings.ADMIN_PASSWORD));
  expect(await (await stack.get('/blogs')).text()).not.toContain(title);
  await publishArticle({ cms, adminToken: token }, title);
  await expect
    .poll(async () => (await (await stack.get('/blogs')).text()).includes(title), { timeout: WITHIN_MS })
    .toBe(true);
  await stack.end();
  expect((await own.get('/')).status).toBe(200);
});

test('a wrong token: static pages work, articles are 503, and the log has the status but no token', async ({ own }) => {
  const port = String(await freePort());
  const web = await runWeb({
    ...own.settings,
    WEB_PORT: port,
    CMS_TOKEN: 'only-for-tests-but-another-one',
    LOG_LEVEL: 'warn',
  });
  expect((await fetch(`${web.url}/CSR`)).status).toBe(200);
  expect((await fetch(web.url + ARTICLE_PATH)).status).toBe(503);
  expect(web.log.join('\n')).toContain('did not answer /api/articles: status 401');
  expect(web.log.join('\n')).not.toContain('another-one');
  await web.child.stop();
});

test('responses of a killed site fail or are complete, and the next process serves the whole page', async ({ own }) => {
  const whole = await (await own.get(ARTICLE_PATH)).text();
  const settings = { ...own.settings, WEB_PORT: String(await freePort()), SITE_URL: own.web.url };
  const first = await runWeb(settings);
  // Many requests at once, so that responses are unfinished when the process ends.
  const under = Array.from({ length: 40 }, () =>
    fetch(first.url + ARTICLE_PATH)
      .then((response) => response.text())
      .catch(() => null),
  );
  await first.child.kill();
  const texts = await Promise.all(under);
  expect(texts.filter((text) => text !== null && !text.trimEnd().endsWith('</html>'))).toEqual([]);
  const second = await runWeb(settings);
  await expect
    .poll(async () => (await fetch(second.url + ARTICLE_PATH)).text().then((text) => text.length), {
      timeout: WITHIN_MS,
    })
    .toBeGreaterThan(whole.length * 0.9);
  await second.child.stop();
});
