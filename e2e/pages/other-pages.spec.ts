import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test('the About text is cut below 1024 px, and Read More shows its rest', async ({ page }) => {
  await page.goto('/aboutus');
  const text = page.locator('p', { hasText: /^We started in 2023 in Bengaluru/ });
  /** The length of the visible part of the text, without the ellipsis. */
  const shown = async () => (await text.innerText()).replace(/…$/, '').length;
  const whole = await shown();
  expect(await text.innerText()).toMatch(/a reason for it\.$/);
  const more = page.getByRole('button', { name: 'Read More' });
  for (const [width, characters] of [
    [360, 150],
    [479, 150],
    [480, 200],
    [599, 200],
    [600, 300],
    [767, 300],
    [768, 400],
    [1023, 400],
    [1024, whole],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await shown(), `${width} px`).toBe(characters);
    await expect(more).toBeVisible({ visible: width < 1024 });
  }
  await page.setViewportSize({ width: 600, height: 900 });
  await more.click();
  expect(await shown()).toBe(whole);
  await page.getByRole('button', { name: 'Read Less' }).click();
  expect(await shown()).toBe(300);
});

test('the sticky navigation of /CSR marks the current section and covers no heading', async ({ page }) => {
  await page.goto('/CSR');
  const nav = page.getByRole('navigation', { name: 'On this page' });
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
  for (const name of ['Measure', 'Manage', 'Report']) {
    const link = nav.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    await expect(nav).toBeInViewport();
    const heading = page.locator(`#${name.toLowerCase()}`).getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((await nav.boundingBox())?.y ?? 0))
      .toBeGreaterThan(56);
  }
});

test('a price stays inside its card', async ({ page }) => {
  await page.goto('/whoweserve');
  const cards = page.getByRole('navigation').getByRole('link', { name: /from \$|Custom/ });
  for (const width of [320, 479, 480, 768, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await cards.evaluateAll((all) => all.map((card) => card.scrollWidth - card.clientWidth));
    expect(excess, `${width} px`).toEqual([0, 0, 0]);
  }
});

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

test.describe('without scripts', () => {
  // Chromium reports the scripts that it does not load.
  test.use({ javaScriptEnabled: false, allowedErrors: [/ csp$/] });

  test('about: the whole text is visible on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/aboutus');
    await expect(page.getByText(/a reason for it\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read More' })).toBeHidden();
  });
});
