import { publicUrls } from '../seo/public-urls.ts';
import { expect, test } from '../fixtures/test.ts';

// pages/every-page.spec.ts measures what each page weighs.

test('a page that nobody uses executes no script file, and requests none before it is idle', async ({ page }) => {
  for (const url of ['/', '/surve_r', '/blogs', '/contact']) {
    // The fixture hydrates a page that a test waits for.
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() => ({
      requests: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      routeModules: '__reactRouterRouteModules' in window,
      links: [...document.querySelectorAll('link[href$=".js"]')].map((link) => link.getAttribute('rel')),
    }));
    expect(scripts.routeModules, url).toBe(false);
    expect(new Set(scripts.requests), url).toEqual(new Set(['link']));
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
