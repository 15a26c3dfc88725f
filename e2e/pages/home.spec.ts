import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test('each whole card of the readers is its link', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.splash')).toBeHidden();
  const cards = page.getByRole('region', { name: 'Who we serve' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const isLink = await card.evaluate((item) => {
      item.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, height } = item.getBoundingClientRect();
      const hit = (x: number) => document.elementFromPoint(x, top + height / 2)?.closest('a');
      return [left + 4, right - 4].every((x) => hit(x) === item.querySelector('a'));
    });
    expect(isLink).toBe(true);
  }
});

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

test('calls to action fill their row in equal parts below 768 px only', async ({ page }) => {
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

test('the Impact Stories are equal cards in one to four columns, and the link to all follows when all are shown', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#impact-stories');
  const cards = page.locator('#impact-stories ul > li:not([data-collapsed])');
  for (const [width, columns] of [
    [1280, 4],
    [1279, 3],
    [768, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => {
        const size = (element: Element) => Math.round(element.getBoundingClientRect().width);
        return { top: item.getBoundingClientRect().top, sizes: [size(item), size(item.querySelector('img')!)] };
      }),
    );
    const [first] = boxes;
    expect(boxes).toHaveLength(4);
    expect(boxes.filter(({ top }) => top === first!.top).length, `${width} px`).toBe(columns);
    for (const { sizes } of boxes) expect(sizes, `${width} px`).toEqual([first!.sizes[0], first!.sizes[0]]);
  }
  const all = section.getByRole('link', { name: 'All posts and stories' });
  await expect(all).toBeHidden();
  await section.getByRole('button', { name: /^Show All/ }).click();
  await expect(all).toBeVisible();
});
