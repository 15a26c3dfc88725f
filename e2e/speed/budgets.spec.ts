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

test('fonts that arrive after the splash do not move the page', async ({ page }) => {
  test.slow();
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
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const url of ['/', '/impact', '/drive_r', '/blogs/a-season-with-350-farmers']) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.evaluate(() => document.fonts.check('600 20px "Bricolage Grotesque"'))).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => window.shift), `${url} at ${width} px`).toBeLessThanOrEqual(0.01);
    }
  }
});
