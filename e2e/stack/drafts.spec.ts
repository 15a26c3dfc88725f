import { expect, test } from '../fixtures/test.ts';
import { articleId, previewUrl, pagesApi } from '../support/admin-api.ts';

test('pages and scripts contain no secrets of the site', async ({ request, stack }) => {
  const page = await (await request.get('/blogs')).text();
  const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(0);
  const texts = [page, ...(await Promise.all(scripts.map(async (one) => (await request.get(one)).text())))];
  for (const name of ['CMS_TOKEN', 'PREVIEW_SECRET', 'CMS_WEBHOOK_SECRET']) {
    for (const text of texts) expect(text).not.toContain(String(stack.settings[name]));
  }
});

test('a draft is 404, and the response contains nothing of it', async ({ request }) => {
  for (const slug of ['choosing-indicators-you-will-use', 'a-field-budget-for-phones-and-power']) {
    const response = await request.get(`/blogs/${slug}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toMatch(/indicators you will|phones and power/i);
  }
});

const DRAFT = 'choosing-indicators-you-will-use';
const NOTICE = 'Preview of the draft. Visitors do not see this.';

test('the preview of a draft is not cached, not indexed, and framed only by the admin', async ({ page, stack }) => {
  const article = await previewUrl(stack, 'api::article.article', await articleId(stack, DRAFT));
  const entry = await pagesApi(stack).find('/CSR');
  const csrPage = await previewUrl(stack, 'api::page.page', entry.documentId);
  for (const [url, heading] of [
    [article, /indicators/i],
    [csrPage, 'CSR that can show what it changed'],
  ] as const) {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByText(NOTICE)).toBeVisible();
    const headers = response?.headers() ?? {};
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${new URL(stack.cms).origin}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('the preview of a page has its stories', async ({ page, stack }) => {
  const { documentId } = await pagesApi(stack).find('/case_studies');
  await page.goto(await previewUrl(stack, 'api::page.page', documentId));
  const story = page.getByRole('link', { name: 'One advisory platform for farmers in six talukas' });
  await expect(story).toHaveAttribute('href', '/impact-story/farmer-advisory');
});

test('a changed or invented preview token gets 403 and nothing of the draft', async ({ request, stack }) => {
  const url = await previewUrl(stack, 'api::article.article', await articleId(stack, DRAFT));
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
