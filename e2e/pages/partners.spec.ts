import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const track = (page: Page) => page.getByTestId('marquee');
const state = (page: Page) => track(page).evaluate((node) => node.getAnimations()[0]?.playState ?? 'still');

test('the strip moves 1 px every 50 ms and resets at 200 px times the number of partners', async ({ page }) => {
  await page.goto('/');
  const offsets = await track(page).evaluate((node) => {
    const [animation] = node.getAnimations();
    if (!animation) return [];
    animation.pause();
    return [0, 50, 1000, 90_000 - 50, 90_000 + 50].map((time) => {
      animation.currentTime = time;
      return Math.round(new DOMMatrix(getComputedStyle(node).transform).m41);
    });
  });
  expect(offsets).toEqual([0, -1, -20, -1799, -1]);
});

test('nine partners take 200 px each, and a copy of the first follows', async ({ page }) => {
  await page.goto('/');
  const lefts = await track(page).evaluate((node) =>
    [...node.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left),
  );
  expect(lefts).toHaveLength(36);
  expect(Math.round(lefts[9]! - lefts[0]!)).toBe(1800);
});

test('with reduced motion the partners stand between the margins of the page, in rows of at most 112 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const blocks = await track(page).evaluate((node) =>
      [...node.querySelectorAll('ul:not([data-copy]) li')].map((item) => {
        const { left, right } = item.querySelector('img')!.getBoundingClientRect();
        return { left, right, height: item.getBoundingClientRect().height };
      }),
    );
    const title = page.getByRole('heading', { name: 'Trusted by Leading Organizations' });
    const margin = await title.evaluate((element) => element.getBoundingClientRect().left);
    expect(blocks).toHaveLength(9);
    for (const { left, right, height } of blocks) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(margin - 1);
      expect(right, `${width} px`).toBeLessThanOrEqual(width - margin + 1);
      expect(height, `${width} px`).toBeLessThanOrEqual(112);
    }
  }
});

test('on phones the strip is one row, and shows the same partners after the reset', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const shown = () =>
    track(page).evaluate((node) =>
      [...node.querySelectorAll('li')]
        .map((item) => ({ name: item.querySelector('img')?.alt, box: item.getBoundingClientRect() }))
        .filter(({ box }) => box.left < innerWidth && box.right > 0)
        .map(({ name, box }) => `${name} ${Math.round(box.left)} ${Math.round(box.top)}`)
        .sort(),
    );
  const at = (time: number) =>
    track(page).evaluate((node, ms) => {
      const [animation] = node.getAnimations();
      animation?.pause();
      if (animation) animation.currentTime = ms;
    }, time);
  await at(0);
  const first = await shown();
  expect(new Set(first.map((one) => one.split(' ').at(-1))).size).toBe(1);
  await at(90_000 - 0.001);
  expect(await shown()).toEqual(first);
});

test('the strip pauses under the pointer and with its pause button', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Trusted by Leading Organizations' }).scrollIntoViewIfNeeded();
  await expect.poll(() => state(page)).toBe('running');
  const box = await page.getByTestId('marquee-window').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 20);
  await expect.poll(() => state(page)).toBe('paused');
  await page.mouse.move(5, 5);
  await expect.poll(() => state(page)).toBe('running');
  await page.getByRole('button', { name: 'Pause the strip' }).click();
  await page.mouse.move(5, 5);
  await expect.poll(() => state(page)).toBe('paused');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the strip does not move, and all nine partners are in view', async ({ page }) => {
    await page.goto('/');
    expect(await state(page)).toBe('still');
    const items = track(page).getByRole('list').getByRole('listitem');
    await expect(items).toHaveCount(9);
    const over = await track(page).evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
