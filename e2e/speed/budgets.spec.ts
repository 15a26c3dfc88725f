import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures/test.ts';
import { publicUrls } from '../seo/read-html.ts';

// pages/every-page.spec.ts measures the weight of each page, and its shifts when the fonts arrive late.

test('a page without user input executes no script file, and requests none before it is idle', async ({ page }) => {
  for (const url of ['/', '/surve_r', '/blogs', '/contact']) {
    // With an early `waitUntil` the fixture does not hydrate the page.
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    // The requests start when the browser is idle, which is late on a busy machine.
    const initiators = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      );
    await expect.poll(async () => (await initiators()).length, url).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() => ({
      routeModules: '__reactRouterRouteModules' in window,
      links: [...document.querySelectorAll('link[href$=".js"]')].map((link) => link.getAttribute('rel')),
    }));
    expect(scripts.routeModules, url).toBe(false);
    expect(new Set(await initiators()), url).toEqual(new Set(['link']));
    expect(new Set(scripts.links), url).toEqual(new Set(['prefetch']));
  }
});

const KIB = 1024;
/** A product page has the most elements. */
const MAX_ELEMENTS = 900;
/** Those of the opening of a product page, and of texts in other scripts, are files of their own. */
const SMALL_SHEET = /data-precedence/;

test('no script and only one style sheet blocks the first view, which every page shares', async ({ request }) => {
  const sheets = new Set<string>();
  for (const url of await publicUrls(request)) {
    const html = await (await request.get(url)).text();
    expect(brotliCompressSync(html).length, `compressed bytes of ${url}`).toBeLessThanOrEqual(26 * KIB);
    if (/^\/(surve_r|progran|drive_r)$/.test(url))
      expect(html.match(/<[a-z]/g)?.length, `elements of ${url}`).toBeLessThanOrEqual(MAX_ELEMENTS);
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)];
    const shared = links.filter(([link]) => !SMALL_SHEET.test(link));
    expect(shared, url).toHaveLength(1);
    sheets.add(String(shared[0]?.[1]));
    expect(html, url).not.toContain('<link rel="modulepreload"');
    const blocking = [...html.matchAll(/<script([^>]*\ssrc=[^>]*)>/g)].filter(
      ([, more]) => !/module|async|defer/.test(more ?? ''),
    );
    expect(blocking, url).toEqual([]);
    expect(html, url).not.toContain('rel="manifest"');
  }
  expect([...sheets]).toHaveLength(1);
  const sheet = await request.get(String([...sheets][0]));
  expect(sheet.headers()['cache-control']).toContain('immutable');
  const css = await sheet.text();
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(27 * KIB);
  // The styles of components override the theme, so it is first.
  expect(css).toMatch(/^:root\{/);
});
