import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '../fixtures/test.ts';
import { headOf } from './read-html.ts';

/** Requests the path unchanged. A browser or `fetch` would normalize it. */
async function get(base: string, path: string) {
  const { hostname, port } = new URL(base);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    http.get({ hostname, port, path }, resolve).on('error', reject),
  );
  return { status: response.statusCode, location: response.headers.location, html: await text(response) };
}

for (const path of [
  '/no-such-page',
  '//',
  '//evil.example',
  '//evil.example/..',
  '/%E0%A4%A',
  '/%00',
  '/.env',
  '/blogs//x',
  '/_gallery',
  '/case-studies/nope',
  '/impact-story/nope',
  '/impact-story/water-stewards',
  `/${'a'.repeat(10_000)}`,
]) {
  test(`${path.slice(0, 32)} (${path.length}) responds with 404 and the not-found page`, async ({ baseURL }) => {
    const { status, location, html } = await get(baseURL ?? '', path);
    expect([status, location, headOf(html).robots]).toEqual([404, undefined, 'noindex']);
    expect(html).toContain('404 - Page Not Found');
    expect(html).toContain('Oops! The page you are looking for does not exist. It might have been moved or deleted.');
  });
}

// web/server/redirects.test.ts has more spellings.
test('other spellings of a path redirect to it, with the query', async ({ baseURL }) => {
  for (const [path, target] of [
    ['/blogs/', '/blogs'],
    ['/consultants?utm_source=x', '/Consultants?utm_source=x'],
    ['/blogs/A-Season-WITH-350-farmers?utm=x', '/blogs/a-season-with-350-farmers?utm=x'],
    ['/blogs/tag/CSR', '/blogs/tag/csr'],
    ['/Case-Studies/tata-trusts/', '/case-studies/tata-trusts'],
  ] as const) {
    const { status, location } = await get(baseURL ?? '', path);
    expect([status, location], path).toEqual([301, target]);
  }
});

// The 404 of the page itself is the only expected error.
test.use({ allowedErrors: [/404/] });

for (const path of ['//', '/%E0%A4%A']) {
  test(`${path} is still the not-found page after its scripts ran`, async ({ page, baseURL }) => {
    // The page at `//` is never hydrated, so the test does not wait for it.
    await page.goto(baseURL + path, { waitUntil: 'domcontentloaded' });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  });
}

test('Go Back Home opens the home page', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404');
});
