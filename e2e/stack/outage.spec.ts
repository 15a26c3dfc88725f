import { expect, test } from '../fixtures/test.ts';
import { type Fault, faultProxy } from '../support/fake-cms.ts';
import { startSite } from '../support/stack.ts';

const ARTICLE_PATH = '/blogs/section-135-in-practice';
const LISTED_PATH = '/blogs/a-baseline-you-can-finish';
const FIRST_SENTENCE = 'On 14 March the finance head of a mid-sized maker of brake parts';

/** Starts a site with a fault proxy in front of the CMS. The fault is there from the start, so nothing is cached. */
async function siteWithFault(fault: Fault, cms: string) {
  const cmsProxy = await faultProxy(cms);
  cmsProxy.set(fault);
  const web = await startSite({ CMS_URL: cmsProxy.url });
  const read = async (path: string) => {
    const response = await fetch(web.url + path, { redirect: 'manual' });
    const { status, headers } = response;
    return { status, caching: headers.get('cache-control'), html: await response.text() };
  };
  return { url: web.url, cmsProxy, read, end: async () => (cmsProxy.close(), web.stop()) };
}

const FAULTS: [Fault, string][] = [
  ['down', ARTICLE_PATH],
  ['error', '/blogs/brsr-without-the-scramble'],
  ['missing', '/blogs/consent-in-six-languages'],
  ['nonsense', '/blogs/offline-is-the-normal-case'],
];

test('an uncached article is 503 during a fault, a cached one is shown as before', async ({ stack }) => {
  const site = await siteWithFault('down', stack.cms);
  for (const [fault, post] of FAULTS) {
    await test.step(`CMS ${fault}`, async () => {
      site.cmsProxy.set(fault);
      // A busy machine may need more than 400 ms, and then the page is sent with "Loading...".
      await expect(async () => {
        const { status, caching, html } = await site.read(post);
        expect([status, caching]).toEqual([503, 'no-store']);
        expect(html).toContain('Post not found');
      }).toPass();
      site.cmsProxy.set('none');
      await expect.poll(async () => (await site.read(post)).html).not.toMatch(/Loading\.\.\.|Post not found/);
    });
  }
  await expect.poll(async () => (await site.read('/blogs')).html).toContain(LISTED_PATH);
  site.cmsProxy.set('down');
  expect((await site.read(ARTICLE_PATH)).html).toContain(FIRST_SENTENCE);
  expect((await site.read('/blogs')).html).toContain(LISTED_PATH);
  for (const path of ['/', '/blogs', '/readyz', ARTICLE_PATH]) expect((await site.read(path)).status, path).toBe(200);
  await site.end();
});

test('a slow CMS: an unknown article is 404, another is sent with "Loading..."', async ({ page, stack }) => {
  const site = await siteWithFault('slow', stack.cms);
  const unknown = await site.read('/blogs/no-such-post');
  expect([unknown.status, unknown.caching]).toEqual([404, 'no-store']);
  expect(unknown.html).toContain('Post not found');

  expect((await site.read(ARTICLE_PATH)).html).toContain('Loading...');
  await page.goto(site.url + ARTICLE_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Section 135');
  // Its images load slowly, too, and must not fail when the proxy ends.
  await page.goto('about:blank');
  await site.end();
});
