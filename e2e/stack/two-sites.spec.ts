import { freePort } from '../../scripts/lib/stack.mjs';
import { expect, test } from '../fixtures/test.ts';
import { adminToken, publishArticle, unpublishArticle } from '../support/admin-api.ts';
import { testSettings } from '../support/settings.ts';
import { runCms, runWeb } from '../support/stack.ts';
import { inImage } from '../support/project-root.ts';

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
