import http from 'node:http';
import { expect, test } from '../fixtures/test.ts';
import { headOf } from './read-html.ts';

/** Requests the path unchanged. A browser or `fetch` would normalize it. */
function get(base: string, path: string): Promise<{ status: number; location?: string; html: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const html = Buffer.concat(parts).toString('utf8');
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, html });
      });
    });
    request.on('error', reject);
  });
}

const NOT_FOUND_PATHS = [
  '/no-such-page',
  '//',
  '//evil.example',
  '//evil.example/..',
  '/%E0%A4%A',
  '/%00',
  '/.env',
  '/blogs//x',
  '/_gallery',
  `/${'a'.repeat(10_000)}`,
];
for (const path of NOT_FOUND_PATHS) {
  test(`${path.slice(0, 24)} (${path.length}) responds with 404 and the not-found page`, async ({ baseURL }) => {
    const { status, location, html } = await get(baseURL ?? '', path);
    expect(status).toBe(404);
    expect(location).toBeUndefined();
    expect(html).toContain('404 - Page Not Found');
    expect(html).toContain('Oops! The page you are looking for does not exist. It might have been moved or deleted.');
    expect(headOf(html).robots).toBe('noindex');
  });
}

const REDIRECTS: Record<string, string> = {
  '/blogs/': '/blogs',
  '/csr': '/CSR',
  '/CSR/': '/CSR',
  '/consultants?utm_source=x': '/Consultants?utm_source=x',
  '/Blogs/Some-Post': '/blogs/Some-Post',
  '/blogs/A-Season-WITH-350-farmers?utm=x': '/blogs/a-season-with-350-farmers?utm=x',
  '/blogs/tag/CSR': '/blogs/tag/csr',
  '/Case-Studies/tata-trusts/': '/case-studies/tata-trusts',
};
for (const [path, target] of Object.entries(REDIRECTS)) {
  test(`${path} redirects to ${target}`, async ({ baseURL }) => {
    const { status, location } = await get(baseURL ?? '', path);
    expect([status, location]).toEqual([301, target]);
  });
}

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
