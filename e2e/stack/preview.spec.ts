import { expect, test } from '../fixtures/test.ts';
import { pagesApi } from '../support/pages-api.ts';

const DRAFT = 'choosing-indicators-you-will-use';

type ArticleList = { results: Array<{ documentId: string; slug: string }> };

/** Returns the URL that the preview button of the admin opens for the seeded draft. */
async function previewUrl(cms: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const list = `${cms}/content-manager/collection-types/api::article.article?pageSize=100`;
  const { results } = (await (await fetch(list, { headers })).json()) as ArticleList;
  const id = results.find(({ slug }) => slug === DRAFT)?.documentId;
  const previewEndpoint = `${cms}/content-manager/preview/url/api::article.article?documentId=${id}&status=draft`;
  return ((await (await fetch(previewEndpoint, { headers })).json()) as { data: { url: string } }).data.url;
}

test('the preview of a draft is not cached, not indexed, and only the admin can frame it', async ({ page, stack }) => {
  const { cms, adminToken } = stack;
  const url = await previewUrl(cms, adminToken);
  const response = await page.goto(url);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/indicators/i);
  await expect(page.getByText('Preview of the draft. Visitors do not see this.')).toBeVisible();
  const headers = response?.headers() ?? {};
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${new URL(cms).origin}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the preview of a page shows its draft with all sections', async ({ page, stack }) => {
  const { documentId } = await pagesApi(stack).find('/CSR');
  const headers = { authorization: `Bearer ${stack.adminToken}` };
  const previewEndpoint = `${stack.cms}/content-manager/preview/url/api::page.page?documentId=${documentId}&status=draft`;
  const { data } = (await (await fetch(previewEndpoint, { headers })).json()) as { data: { url: string } };
  const response = await page.goto(data.url);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByText('Preview of the draft. Visitors do not see this.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CSR that can show what it changed');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the preview of a page has its stories', async ({ page, stack }) => {
  const { documentId } = await pagesApi(stack).find('/case_studies');
  const headers = { authorization: `Bearer ${stack.adminToken}` };
  const previewEndpoint = `${stack.cms}/content-manager/preview/url/api::page.page?documentId=${documentId}&status=draft`;
  const { data } = (await (await fetch(previewEndpoint, { headers })).json()) as { data: { url: string } };
  await page.goto(data.url);
  const story = page.getByRole('link', { name: 'One advisory platform for farmers in six talukas' });
  await expect(story).toHaveAttribute('href', '/impact-story/farmer-advisory');
});

test('a changed or invented preview token gets 403 and nothing of the draft', async ({ request, stack }) => {
  const { cms, adminToken } = stack;
  const url = await previewUrl(cms, adminToken);
  for (const wrong of [
    `${url.slice(0, -3)}abc`,
    '/preview?token=x.y',
    '/preview',
    url.replace(/token=[^.]+/, 'token=eyJ9'),
  ]) {
    const response = await request.get(wrong);
    expect(response.status()).toBe(403);
    expect(await response.text()).toContain('This preview has ended');
  }
});
