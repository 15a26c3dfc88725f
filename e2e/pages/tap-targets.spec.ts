import { expect, test } from '../fixtures/test.ts';

const ARTICLE = '/blogs/a-season-with-350-farmers';
/** Links and labels outside running text whose text alone is smaller than 44 px. */
const TARGETS = [
  ['/NGO_solutions', '[aria-label="Breadcrumb"] a'],
  [ARTICLE, 'main header :is(a[href*="/author/"], a[href*="/category/"])'],
  [ARTICLE, '[role="group"]:has(a[href^="mailto:"]) :is(a, button)'],
  [ARTICLE, 'main :is(nav, details) > ol a'],
  ['/contact', 'fieldset label'],
  ['/privacy', 'main a[href^="mailto:"]'],
  ['/', 'main figure fieldset label'],
] as const;

for (const width of [390, 1440]) {
  test(`small links and labels are at least 44 px high and wide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [url, selector] of TARGETS) {
      if (!page.url().endsWith(url)) await page.goto(url);
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')),
      );
      const targets = await page.locator(selector).filter({ visible: true }).all();
      expect(targets.length, `${url} ${selector}`).toBeGreaterThan(0);
      for (const target of targets) {
        const box = await target.boundingBox();
        const text = `${url} ${await target.textContent()}`;
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), text).toBeGreaterThanOrEqual(43.9);
      }
    }
  });
}
