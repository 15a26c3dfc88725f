import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

declare global {
  interface Window {
    /** Whether the page opened with a view transition. */
    revealed: boolean;
    recorded: { fades: number; positions: number[] };
  }
}

/** Scrolls to the end of the page, and then records each fade and each scroll position. */
async function recordFromEnd(page: Page): Promise<void> {
  // Playwright delays a press until the splash ends, and may scroll the page before.
  await expect(page.locator('.splash')).toBeHidden();
  await page.evaluate(() => {
    const recorded: Window['recorded'] = { fades: 0, positions: [] };
    const main = document.getElementById('content')!;
    const animate = main.animate.bind(main);
    main.animate = (...given) => ((recorded.fades += 1), animate(...given));
    addEventListener('scroll', () => recorded.positions.push(scrollY));
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    Object.assign(window, { recorded });
  });
  await page.waitForFunction(() => window.recorded.positions.length > 0);
}
const recorded = (page: Page) => page.evaluate(() => window.recorded);

const blogLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog and stories' });

test.use({ viewport: { width: 1280, height: 800 } });

test('a client-side navigation scrolls smoothly to the top, fades, focuses main and announces the title', async ({
  page,
}) => {
  await page.goto('/comingsoon');
  await waitForHydration(page);
  await recordFromEnd(page);
  await blogLink(page).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const { fades, positions } = await recorded(page);
  expect(fades).toBe(1);
  expect(positions.filter((top) => top > 0 && top < Math.max(...positions)).length, 'steps').toBeGreaterThan(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
});

test('Back restores the scroll position immediately', async ({ page }) => {
  await page.goto('/comingsoon');
  await waitForHydration(page);
  await recordFromEnd(page);
  const position = await page.evaluate(() => scrollY);
  await blogLink(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => (window.recorded.positions = []));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  expect((await recorded(page)).positions.filter((top) => top > 0 && top < position)).toEqual([]);
});

test('with reduced motion a client-side navigation neither fades nor scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/comingsoon');
  await waitForHydration(page);
  await recordFromEnd(page);
  await blogLink(page).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const { fades, positions } = await recorded(page);
  expect(fades).toBe(0);
  expect(positions.filter((top) => top > 0 && top < Math.max(...positions))).toEqual([]);
});

test('speculation rules load pages early and name the private paths', async ({ page }) => {
  await page.goto('/comingsoon');
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  expect(rules).toContain('"eagerness":"moderate"');
  for (const excluded of ['/preview/', '/api/', '/uploads/']) expect(rules).toContain(excluded);
});

for (const [motion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a new page ${fades ? 'fades' : 'does not fade'} with prefers-reduced-motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => (window.revealed = viewTransition !== null));
    });
    await page.goto('/comingsoon');
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/aboutus$/);
    await expect.poll(() => page.evaluate(() => window.revealed)).toBe(fades);
  });
}
