import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

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

async function openTestimonials(page: Page, path = '/') {
  await page.goto(path);
  await waitForHydration(page);
  await cardList(page).scrollIntoViewIfNeeded();
}

for (const path of ['/', '/home_testimonial']) {
  test(`${path}: 4 cards are in view, 2 below 1024 px, 1 below 640 px, each cut at 35 words`, async ({ page }) => {
    await openTestimonials(page, path);
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
    const section = page.locator('section', { has: cardList(page) });
    const quotes = await section.locator('blockquote > p').allTextContents();
    expect(quotes.length).toBeGreaterThanOrEqual(8);
    for (const quote of quotes) expect(quote.split(/\s+/).length, quote).toBeLessThanOrEqual(35);
  });

  test(`${path}: the buttons move the cards forward and back, and wrap`, async ({ page }) => {
    await openTestimonials(page, path);
    const next = page.getByRole('button', { name: 'Next testimonial' });
    const previous = page.getByRole('button', { name: 'Previous testimonial' });
    await next.click();
    await expect.poll(() => inView(page)).toEqual([1, 2, 3, 4]);
    await previous.click();
    await expect.poll(() => inView(page)).toEqual([0, 1, 2, 3]);
    await previous.click();
    await expect.poll(() => inView(page)).toEqual([4, 5, 6, 7]);
    await next.click();
    await expect.poll(() => inView(page)).toEqual([0, 1, 2, 3]);
  });
}

test('three quick presses move three cards', async ({ page }) => {
  await openTestimonials(page);
  const next = page.getByRole('button', { name: 'Next testimonial' });
  for (let press = 0; press < 3; press++) await next.click();
  await expect.poll(() => inView(page)).toEqual([3, 4, 5, 6]);
});

test('the arrow keys move the cards, and wrap', async ({ page }) => {
  await openTestimonials(page);
  await cardList(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inView(page)).toEqual([1, 2, 3, 4]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => inView(page)).toEqual([4, 5, 6, 7]);
});

test('a swipe snaps to a card, and the buttons continue from there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openTestimonials(page);
  await cardList(page).evaluate((ul) => ul.scrollBy({ left: ul.clientWidth * 1.9, behavior: 'instant' }));
  await expect.poll(() => inView(page)).toEqual([2]);
  await expect(page.getByRole('status').filter({ hasText: 'First in view: Dr Imran Sheikh' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(() => inView(page)).toEqual([3]);
});

test('the dark dots beside the buttons are the cards in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openTestimonials(page);
  const next = page.getByRole('button', { name: 'Next testimonial' });
  const dots = next.locator('xpath=..').locator('span[style]');
  const dark = () =>
    dots.evaluate((node) => {
      const { backgroundSize, backgroundPositionX } = getComputedStyle(node);
      return [Number.parseFloat(backgroundPositionX) / 14, Number.parseFloat(backgroundSize) / 14];
    });
  expect(await dots.evaluate((node) => node.getBoundingClientRect().width)).toBe(8 * 14);
  expect(await dark()).toEqual([0, 1]);
  await next.click();
  await expect.poll(dark).toEqual([1, 1]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await dark())[1]).toBe(4);
});

test('Read all shows the rest of a shortened text in its card', async ({ page }) => {
  await openTestimonials(page);
  const card = cardList(page).getByRole('listitem').filter({ hasText: 'Sofia D’Costa' });
  await expect(card.getByText(/see what we assumed and disagree with it\.$/)).toBeHidden();
  await card.getByText('Read all').click();
  await expect(card.getByText(/see what we assumed and disagree with it\.$/)).toBeVisible();
  await expect(card.getByText(/…$/)).toBeHidden();
});
