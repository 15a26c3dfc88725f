import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** The calls to action of the hero: where each is, and how much of its row it takes. */
const calls = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(Start Your Free Trial|Watch Our Demos)$/ })
    .evaluateAll((links) =>
      links.slice(0, 2).map((link) => {
        const { top, width, height } = link.getBoundingClientRect();
        return { top, height, isFull: Math.abs(width - link.parentElement!.clientWidth) < 1 };
      }),
    );

// Spec section 9: 768px (button style).
test('calls to action take the width of their column below 768 px, and their own from there', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/');
  const [first, second] = await calls(page);
  expect([first?.isFull, second?.isFull]).toEqual([true, true]);
  expect(second!.top).toBeGreaterThanOrEqual(first!.top + first!.height);
  expect(Math.min(first!.height, second!.height)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 768, height: 900 });
  const wide = await calls(page);
  expect(wide.map(({ isFull }) => isFull)).toEqual([false, false]);
  expect(wide[1]?.top).toBe(wide[0]?.top);
});
