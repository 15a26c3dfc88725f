import { publicUrls } from '../seo/public-urls.ts';
import { expect, test } from '../fixtures/test.ts';

// pages/every-page.spec.ts measures what each page weighs.

test('a page that nobody uses executes no script file, and requests none before it is idle', async ({ page }) => {
  for (const address of ['/', '/surve_r', '/blogs', '/contact']) {
    // The fixture hydrates a page that a test waits for.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() => ({
      requests: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      routeModules: 'reactRouterRouteModules' in window || '__reactRouterRouteModules' in window,
      priorities: [...document.querySelectorAll('link[href$=".js"]')].map((link) => link.getAttribute('rel')),
    }));
    expect(scripts.routeModules, address).toBe(false);
    expect(new Set(scripts.requests), address).toEqual(new Set(['link']));
    expect(new Set(scripts.priorities), address).toEqual(new Set(['prefetch']));
  }
});

test('no script and no style sheet blocks the first view', async ({ request }) => {
  for (const address of await publicUrls(request)) {
    const html = await (await request.get(address)).text();
    expect(html, address).not.toMatch(/<link rel="(modulepreload|stylesheet)"(?![^>]*media="not all" disabled)/);
    const blocking = [...html.matchAll(/<script([^>]*\ssrc=[^>]*)>/g)].filter(
      ([, more]) => !/module|async|defer/.test(more ?? ''),
    );
    expect(blocking, address).toEqual([]);
    expect(html, address).not.toContain('rel="manifest"');
  }
});
