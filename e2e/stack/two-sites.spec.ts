import { freePort } from '../../scripts/lib/stack.mjs';
import { expect, test } from '../fixtures/test.ts';
import { adminToken } from '../support/admin-token.ts';
import { testSettings } from '../support/settings.ts';
import { runCms, runWeb } from '../support/stack.ts';
import { inImage } from '../support/project-root.ts';

/** The maximum time in ms in which two processes behind one URL differ. */
const MAX_DELAY_MS = 5000;

test('two processes of the site show what an editor publishes within five seconds', async () => {
  test.skip(inImage, 'the image of the browser tests has no CMS');
  test.setTimeout(400_000);
  const ports = [await freePort(), await freePort()];
  const hooks = ports.map((port) => `http://127.0.0.1:${port}/hooks/cms`).join(',');
  const settings = await testSettings({ CMS_WEBHOOK_URL: hooks });
  const cms = await runCms(settings);
  const sites = await Promise.all(ports.map((port) => runWeb({ ...settings, WEB_PORT: String(port) })));
  const listsArticle = () =>
    Promise.all(sites.map(async ({ url }) => (await (await fetch(`${url}/blogs`)).text()).includes(title)));
  const statuses = () => Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/blogs/told-to-both`)).status));
  const token = await adminToken(cms.url, String(settings.ADMIN_EMAIL), String(settings.ADMIN_PASSWORD));
  const title = 'Told to both at once';

  const call = async (path: string, body: object) => {
    const response = await fetch(`${cms.url}/content-manager/collection-types/api::article.article${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.ok, await response.clone().text()).toBe(true);
    return (await response.json()) as { data: { documentId: string } };
  };
  expect(await listsArticle()).toEqual([false, false]);
  // Each site has the shared page of missing articles in its cache.
  expect(await statuses()).toEqual([404, 404]);
  expect(await statuses()).toEqual([404, 404]);
  const { data } = await call('', { title, slug: 'told-to-both' });
  await call(`/${data.documentId}/actions/publish`, {});
  await expect.poll(listsArticle, { timeout: MAX_DELAY_MS, intervals: [200] }).toEqual([true, true]);
  expect(await statuses()).toEqual([200, 200]);
  await call(`/${data.documentId}/actions/unpublish`, {});
  await expect.poll(listsArticle, { timeout: MAX_DELAY_MS, intervals: [200] }).toEqual([false, false]);
  expect(await statuses()).toEqual([404, 404]);
  for (const server of [...sites, cms]) await server.stop();
});
