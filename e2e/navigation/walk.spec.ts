import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { headings, linksOf } from './read-html.ts';

/** Files are not pages and have no heading. */
const isFile = (url: string) =>
  /\.(xml|txt|json|webmanifest|pdf|svg|png|jpe?g|webp|avif|gif)$/.test(url.split('?', 1)[0] ?? '');

/** Follows every link from the home page on and returns what is wrong with each page. */
async function walk(request: APIRequestContext): Promise<{ seen: string[]; problems: string[] }> {
  const from = new Map([['/', 'the start']]);
  const problems: string[] = [];
  for (const [url, origin] of from) {
    const response = await request.get(url, { maxRedirects: 0 });
    const html = isFile(url) ? '' : await response.text();
    if (response.status() !== 200) problems.push(`${url} (from ${origin}) answers ${response.status()}`);
    else if (!isFile(url) && headings(html).length !== 1) {
      problems.push(`${url} (from ${origin}) has ${headings(html).length} first-level headings`);
    }
    for (const link of linksOf(html)) if (!from.has(link)) from.set(link, url);
  }
  return { seen: [...from.keys()], problems };
}

test('every internal link responds with 200 and, for a page, one first-level heading', async ({ request }) => {
  const { seen, problems } = await walk(request);
  expect(problems).toEqual([]);
  expect(seen.length, 'the walk reaches the whole site').toBeGreaterThan(35);
});
