import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const ARTICLE = '/blogs/a-season-with-350-farmers';
/** Links and labels outside running text whose text alone is smaller than 44 px. */
const TARGETS = {
  '/NGO_solutions': ['[aria-label="Breadcrumb"] a'],
  [ARTICLE]: [
    'main header :is(a[href*="/author/"], a[href*="/category/"])',
    '[role="group"]:has(a[href^="mailto:"]) :is(a, button)',
    'main :is(nav, details) > ol a',
  ],
  '/contact': ['fieldset label'],
  '/privacy': ['main a[href^="mailto:"]'],
};

async function expectLarge(page: Page, selector: string): Promise<void> {
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return { text: one.textContent, size: Math.min(width, height) };
      }),
  );
  const at = `${page.url()} ${selector} at ${page.viewportSize()?.width} px`;
  expect(boxes.length, at).toBeGreaterThan(0);
  for (const { text, size } of boxes) expect(size, `${at}: ${text}`).toBeGreaterThanOrEqual(43.9);
}

test('small links and labels are at least 44 px high and wide', async ({ page }) => {
  for (const [url, selectors] of Object.entries(TARGETS)) {
    await page.goto(url);
    await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const selector of selectors) await expectLarge(page, selector);
    }
  }
});
