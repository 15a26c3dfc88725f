import { expect, test } from '../fixtures/test.ts';
import { faultProxy } from '../support/fake-cms.ts';
import { startSite } from '../support/stack.ts';

const ARTICLE_PATH = '/blogs/section-135-in-practice';

// e2e/faults/cms.spec.ts has the other faults.
test('a slow CMS: an unknown article is 404, another is sent with "Loading..."', async ({ page, stack }) => {
  const cmsProxy = await faultProxy(stack.cms);
  cmsProxy.set('slow');
  const site = await startSite({ CMS_URL: cmsProxy.url });
  const unknown = await fetch(`${site.url}/blogs/no-such-post`);
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await unknown.text()).toContain('Post not found');

  expect(await (await fetch(site.url + ARTICLE_PATH)).text()).toContain('Loading...');
  await page.goto(site.url + ARTICLE_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Section 135');
  // Its images load slowly, too, and must not fail when the proxy ends.
  await page.goto('about:blank');
  cmsProxy.close();
  await site.stop();
});
