import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const cardList = (page: Page) => page.getByRole('list', { name: 'From people who have to stand by the numbers' });

/** The indexes of the cards that are completely in view. */
const inView = (page: Page) =>
  cardList(page).evaluate((ul) => {
    const { left, right } = ul.getBoundingClientRect();
    return [...ul.children].flatMap((card, index) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2 ? [index] : [];
    });
  });

test('4 cards are in view, 2 below 1024 px, 1 below 640 px', async ({ page }) => {
  await page.goto('/home_testimonial');
  for (const [width, cards] of [
    [1440, 4],
    [1024, 4],
    [1023, 2],
    [640, 2],
    [639, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await inView(page)).length, `${width} px`).toBe(cards);
  }
});

test('the buttons and the arrow keys move the cards forward and back, and wrap', async ({ page }) => {
  await page.goto('/');
  const button = (name: string) => page.getByRole('button', { name: `${name} testimonial` }).click();
  const key = async (name: string) => {
    await cardList(page).focus();
    await page.keyboard.press(name);
  };
  for (const [move, forward, back] of [
    [button, 'Next', 'Previous'],
    [key, 'ArrowRight', 'ArrowLeft'],
  ] as const) {
    await move(forward);
    await expect.poll(() => inView(page), forward).toEqual([1, 2, 3, 4]);
    await move(back);
    await expect.poll(() => inView(page), back).toEqual([0, 1, 2, 3]);
    await move(back);
    await expect.poll(() => inView(page), `${back} wraps`).toEqual([4, 5, 6, 7]);
    await move(forward);
    await expect.poll(() => inView(page), `${forward} wraps`).toEqual([0, 1, 2, 3]);
  }
  for (let press = 0; press < 3; press++) await button('Next');
  await expect.poll(() => inView(page), 'three quick presses').toEqual([3, 4, 5, 6]);
});

test('a swipe snaps to a card, and the buttons continue from there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await cardList(page).scrollIntoViewIfNeeded();
  await cardList(page).evaluate((ul) => ul.scrollBy({ left: ul.clientWidth * 1.9, behavior: 'instant' }));
  await expect.poll(() => inView(page)).toEqual([2]);
  await expect(page.getByRole('status').filter({ hasText: 'First in view: Dr Imran Sheikh' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(() => inView(page)).toEqual([3]);
});
