import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const track = (page: Page) => page.getByTestId('marquee');
const state = (page: Page) => track(page).evaluate((node) => node.getAnimations()[0]?.playState ?? 'still');

/** Stops the strip at a time. Returns its shift and the partners in view, with their places. */
const stripAt = (page: Page, time: number) =>
  track(page).evaluate((node, ms) => {
    const [animation] = node.getAnimations();
    animation!.pause();
    animation!.currentTime = ms;
    const shown = [...node.querySelectorAll('li')]
      .map((item) => ({ name: item.querySelector('img')?.alt, box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.left < innerWidth && box.right > 0);
    return {
      shift: Math.round(new DOMMatrix(getComputedStyle(node).transform).m41),
      shown: shown.map(({ name, box }) => `${name} ${Math.round(box.left)}`).sort(),
      rows: new Set(shown.map(({ box }) => Math.round(box.top))).size,
    };
  }, time);

for (const width of [1440, 390]) {
  test(`at ${width} px the strip is one row, moves 1 px every 50 ms and shows the same nine partners after its reset`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const start = await stripAt(page, 0);
    expect(start.rows).toBe(1);
    for (const [time, shift] of [
      [50, -1],
      [1000, -20],
      [9 * 200 * 50 - 50, -1799],
      [9 * 200 * 50 + 50, -1],
    ] as const) {
      expect((await stripAt(page, time)).shift, `${time} ms`).toBe(shift);
    }
    expect((await stripAt(page, 9 * 200 * 50 - 0.001)).shown).toEqual(start.shown);
  });
}

test('the strip pauses under the pointer and with its pause button', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Trusted by Leading Organizations' }).scrollIntoViewIfNeeded();
  await expect.poll(() => state(page)).toBe('running');
  await page.getByTestId('marquee-window').hover({ position: { x: 300, y: 20 } });
  await expect.poll(() => state(page)).toBe('paused');
  await page.mouse.move(5, 5);
  await expect.poll(() => state(page)).toBe('running');
  await page.getByRole('button', { name: 'Pause the strip' }).click();
  await page.mouse.move(5, 5);
  await expect.poll(() => state(page)).toBe('paused');
});

test('with reduced motion the strip does not move, and all nine partners are in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await state(page)).toBe('still');
  const partners = track(page).getByRole('list').getByRole('listitem').getByRole('img');
  await expect(partners).toHaveCount(9);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { left, right } of await partners.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
