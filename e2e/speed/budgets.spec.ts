import type { Page } from '@playwright/test';
import { publicUrls } from '../seo/public-urls.ts';
import { expect, test } from '../fixtures/test.ts';

// pages/every-page.spec.ts measures the weight of each page.

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

test('no script and no style sheet blocks the first view', async ({ request }) => {
  for (const url of await publicUrls(request)) {
    const html = await (await request.get(url)).text();
    expect(html, url).not.toMatch(/<link rel="(modulepreload|stylesheet)"(?![^>]*media="not all" disabled)/);
    const blocking = [...html.matchAll(/<script([^>]*\ssrc=[^>]*)>/g)].filter(
      ([, more]) => !/module|async|defer/.test(more ?? ''),
    );
    expect(blocking, url).toEqual([]);
    expect(html, url).not.toContain('rel="manifest"');
  }
});

/** Pages on which a line more or less in the fallback font moved what follows, and their width in pixels. */
const LATE_FONT_PAGES: ReadonlyArray<readonly [width: number, urls: readonly string[]]> = [
  [390, ['/', '/impact', '/drive_r', '/blogs/a-season-with-350-farmers', '/home_testimonial', '/kysolutions']],
  [390, ['/contact_simple', '/tracseed', '/Consultants', '/demo-videos', '/privacy', '/whoweserve']],
  [768, ['/impact', '/aboutus', '/drive_r']],
  [1440, ['/', '/impact', '/drive_r', '/blogs/a-season-with-350-farmers', '/NGO_solutions', '/aboutus', '/comingblog']],
];

for (const [width, urls] of LATE_FONT_PAGES) {
  test(`fonts that arrive late do not move ${urls.at(-1)} and other pages at ${width} px`, async ({ page }) => {
    await countShift(page);
    await page.setViewportSize({ width, height: 844 });
    for (const url of urls) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.evaluate(() => document.fonts.check('600 20px "Bricolage Grotesque"'))).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => window.shift), `${url} at ${width} px`).toBeLessThanOrEqual(0.01);
    }
  });
}

/** Delays the fonts by two seconds and sums the layout shifts of a page in `window.shift`. */
async function countShift(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
