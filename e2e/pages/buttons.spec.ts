import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Returns position and height of the two calls to action in the hero, and whether each fills its column. */
const callsToAction = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(Start Your Free Trial|Watch Our Demos)$/ })
    .evaluateAll((links) =>
      links.slice(0, 2).map((link) => {
        const { top, width, height } = link.getBoundingClientRect();
        return { top, height, isFull: Math.abs(width - link.parentElement!.clientWidth) < 1 };
      }),
    );

test('calls to action fill their column below 768 px and have their own width from there', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/');
  const [first, second] = await callsToAction(page);
  expect([first?.isFull, second?.isFull]).toEqual([true, true]);
  expect(second!.top).toBeGreaterThanOrEqual(first!.top + first!.height);
  expect(Math.min(first!.height, second!.height)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 768, height: 900 });
  const wide = await callsToAction(page);
  expect(wide.map(({ isFull }) => isFull)).toEqual([false, false]);
  expect(wide[1]?.top).toBe(wide[0]?.top);
});
