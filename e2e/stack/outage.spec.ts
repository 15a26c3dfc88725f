import { expect, test } from '../fixtures/test.ts';
import { type Fault, faultProxy } from '../support/fault-proxy.ts';
import { testSettings } from '../support/settings.ts';
import { runWeb } from '../support/stack.ts';

const ARTICLE_PATH = '/blogs/section-135-in-practice';
const FIRST_SENTENCE = 'On 14 March the finance head of a mid-sized maker of brake parts';

/** Starts a site with a fault proxy in front of the CMS. With the fault `down` its article cache is empty. */
async function siteWithFaultProxy(cms: string, more: Record<string, string> = {}, fault: Fault = 'none') {
  const cmsProxy = await faultProxy(cms);
  cmsProxy.set(fault);
  const web = await runWeb(await testSettings({ CMS_URL: cmsProxy.url, ...more }));
  const status = async (path: string) => (await fetch(web.url + path, { redirect: 'manual' })).status;
  const text = async (path: string) => (await fetch(web.url + path)).text();
  return { ...web, cmsProxy, status, text, end: async () => (cmsProxy.close(), web.stop()) };
}

test('while the CMS is down, static pages and cached pages stay', async ({ stack }) => {
  const site = await siteWithFaultProxy(stack.cms);
  // On a busy machine the first response may be the page with "Loading...", which is not cached.
  await expect.poll(() => site.text(ARTICLE_PATH)).toContain(FIRST_SENTENCE);
  site.cmsProxy.set('down');
  expect(await site.status('/')).toBe(200);
  expect(await site.text(ARTICLE_PATH)).toContain(FIRST_SENTENCE);
  expect(await site.status('/blogs')).toBe(200);
  expect(await site.status('/readyz')).toBe(200);
  await site.end();
});

const FAULTS: [Fault, string][] = [
  ['down', ARTICLE_PATH],
  ['error', '/blogs/brsr-without-the-scramble'],
  ['missing', '/blogs/consent-in-six-languages'],
  ['nonsense', '/blogs/offline-is-the-normal-case'],
];

test('during a fault an uncached article responds with 503 and "Post not found", and with 200 afterwards', async ({
  stack,
}) => {
  const site = await siteWithFaultProxy(stack.cms, {}, 'down');
  for (const [fault, post] of FAULTS) {
    await test.step(`CMS ${fault}`, async () => {
      site.cmsProxy.set(fault);
      // A busy machine may need more than 400 ms, and then the page is sent with "Loading...".
      await expect(async () => {
        const response = await fetch(site.url + post);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.status).toBe(503);
        expect(await response.text()).toContain('Post not found');
      }).toPass();
      site.cmsProxy.set('none');
      expect(await site.status(post)).toBe(200);
    });
  }
  await site.end();
});

test('with CACHE_TTL_SECONDS=0 each view queries the CMS, and a failure shows immediately', async ({ stack }) => {
  const site = await siteWithFaultProxy(stack.cms, { CACHE_TTL_SECONDS: '0' });
  await expect.poll(() => site.text(ARTICLE_PATH)).toContain(FIRST_SENTENCE);
  site.cmsProxy.set('down');
  // A busy machine may need more than 400 ms, and then the page is sent with "Loading...".
  await expect.poll(() => site.status(ARTICLE_PATH)).toBe(503);
  expect(await site.status('/')).toBe(200);
  await site.end();
});

test('a slow CMS: an unknown article is 404 and not "Loading..."', async ({ stack }) => {
  const site = await siteWithFaultProxy(stack.cms);
  site.cmsProxy.set('slow');
  const response = await fetch(`${site.url}/blogs/no-such-post`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('Post not found');
  await site.end();
});

test('a slow CMS: the page is sent with "Loading..." and then loads the article', async ({ page, stack }) => {
  const site = await siteWithFaultProxy(stack.cms);
  site.cmsProxy.set('slow');
  const html = await site.text(ARTICLE_PATH);
  expect(html).toContain('Loading...');
  await page.goto(site.url + ARTICLE_PATH);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Loading/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Section 135');
  // Its images load slowly, too, and must not fail when the proxy ends.
  await page.goto('about:blank');
  await site.end();
});
