import { expect, test } from '../fixtures/test.ts';
import { publicUrls } from '../seo/public-urls.ts';

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
