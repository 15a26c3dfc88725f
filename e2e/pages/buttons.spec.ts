import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Returns position and size of the two calls to action in the hero, and the width of their row. */
const callsToAction = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(Start Your Free Trial|Watch Our Demos)$/ })
    .evaluateAll((links) =>
      links.slice(0, 2).map((link) => {
        const { top, left, right, width, height } = link.getBoundingClientRect();
        return { top, left, right, width, height, row: link.parentElement!.clientWidth };
      }),
    );

test('calls to action fill their row in equal parts below 768 px, and have their own width from there', async ({
  page,
}) => {
  for (const width of [767, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 767) await page.goto('/');
    const [first, second] = await callsToAction(page);
    expect(second!.width).toBeCloseTo(first!.width, 0);
    const inOneRow = second!.top === first!.top;
    expect(inOneRow, `${width} px`).toBe(width > 320);
    expect(second!.right - first!.left).toBeCloseTo(first!.row, 0);
    expect(Math.min(first!.height, second!.height)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  const [first, second] = await callsToAction(page);
  expect(second!.top).toBe(first!.top);
  expect(second!.right - first!.left).toBeLessThan(first!.row - 1);
});
