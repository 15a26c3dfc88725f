import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** Whether the page opened with a view transition. */
    revealed: boolean;
    recorded: { fades: number; positions: number[] };
  }
}

/** Scrolls to the end of the page, records each fade and scroll position from there, and opens another page. */
async function openBlogFromEnd(page: Page): Promise<number> {
  await page.goto('/comingsoon');
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
  const end = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog and stories' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return end;
}
const recorded = (page: Page) => page.evaluate(() => window.recorded);
const between = (positions: number[], end: number) => positions.filter((top) => top > 0 && top < end);

test.use({ viewport: { width: 1280, height: 800 } });

test('a client-side navigation scrolls up, fades, focuses main and announces the title', async ({ page }) => {
  const end = await openBlogFromEnd(page);
  const { fades, positions } = await recorded(page);
  expect(fades).toBe(1);
  expect(between(positions, end).length, 'steps').toBeGreaterThan(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  await page.evaluate(() => (window.recorded.positions = []));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(end);
  expect(between((await recorded(page)).positions, end), 'no steps').toEqual([]);
});

test('with reduced motion a client-side navigation neither fades nor scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const end = await openBlogFromEnd(page);
  const { fades, positions } = await recorded(page);
  expect([fades, between(positions, end)]).toEqual([0, []]);
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
