import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { headOf, headings, linksOf } from '../seo/read-html.ts';
import required from './required-routes.json' with { type: 'json' };

// A copy of the requirements, so it does not import the site's code. The second URL of an alias is canonical.
const { routes, aliases }: { routes: string[]; aliases: Record<string, string> } = required;

test('every required route responds with its own page', async ({ request }) => {
  for (const url of routes) {
    const response = await request.get(url, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    const html = await response.text();
    expect(headings(html), `first-level headings of ${url}`).toHaveLength(1);
    // seo/seo.spec.ts tests the rest of the head.
    expect(new URL(headOf(html).canonical).pathname).toBe(aliases[url] ?? url);
  }
});

/** Files are not pages and have no heading. */
const isFile = (url: string) =>
  /\.(xml|txt|json|webmanifest|pdf|svg|png|jpe?g|webp|avif|gif)$/.test(url.split('?', 1)[0] ?? '');

/** Follows every link from the home page. Returns the visited URLs and the problems. */
async function crawl(request: APIRequestContext): Promise<{ seen: string[]; problems: string[] }> {
  const referrers = new Map([['/', 'the start']]);
  const problems: string[] = [];
  for (const [url, origin] of referrers) {
    const response = await request.get(url, { maxRedirects: 0 });
    const html = isFile(url) ? '' : await response.text();
    if (response.status() !== 200) problems.push(`${url} (from ${origin}) responds with ${response.status()}`);
    else if (!isFile(url) && headings(html).length !== 1) {
      problems.push(`${url} (from ${origin}) has ${headings(html).length} first-level headings`);
    }
    for (const link of linksOf(html)) if (!referrers.has(link)) referrers.set(link, url);
  }
  return { seen: [...referrers.keys()], problems };
}

test('every internal link responds with 200 and, for a page, one first-level heading', async ({ request }) => {
  const { seen, problems } = await crawl(request);
  expect(problems).toEqual([]);
  expect(seen.length, 'the crawl reaches the whole site').toBeGreaterThan(35);
});

/** Requests the path unchanged. A browser or `fetch` would normalize it. */
async function get(base: string, path: string) {
  const { hostname, port } = new URL(base);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    http.get({ hostname, port, path }, resolve).on('error', reject),
  );
  return { status: response.statusCode, location: response.headers.location, html: await text(response) };
}

test('any other path responds with 404 and the not-found page', async ({ baseURL }) => {
  for (const path of [
    ...['/no-such-page', '//', '//evil.example', '//evil.example/..', '/%E0%A4%A', '/%00', '/.env', '/blogs//x'],
    ...['/_gallery', '/case-studies/nope', '/impact-story/nope', '/impact-story/water-stewards'],
    `/${'a'.repeat(10_000)}`,
  ]) {
    const { status, location, html } = await get(baseURL ?? '', path);
    expect([status, location, headOf(html).robots], path).toEqual([404, undefined, 'noindex']);
    expect(html).toContain('404 - Page Not Found');
    expect(html).toContain('Oops! The page you are looking for does not exist. It might have been moved or deleted.');
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
