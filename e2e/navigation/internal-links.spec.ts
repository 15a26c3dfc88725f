import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { headings, linksOf } from './read-html.ts';

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
