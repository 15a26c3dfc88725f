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
  test(`at ${width} px the strip is one row, moves 1 px every 50 ms, and repeats`, async ({ page }) => {
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
});

test.describe('without scripts', () => {
  // Chromium reports the scripts that it does not load.
  test.use({ javaScriptEnabled: false, allowedErrors: [/ csp$/] });

  test('a long testimonial opens, the carousel scrolls, the strip does not move', async ({ page }) => {
    await page.goto('/');
    const testimonials = page.getByRole('list', { name: 'From people who have to stand by the numbers' });
    const card = testimonials.getByRole('listitem').filter({ hasText: 'Sofia D’Costa' });
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
    await expect(testimonials).toHaveCSS('overflow-x', 'auto');
    await card.getByText('Read all').click();
    await expect(card.getByText(/see what we assumed and disagree with it\.$/)).toBeVisible();
    const strip = page.getByTestId('marquee');
    await expect(strip).toHaveCSS('animation-name', 'none');
    await expect(strip.getByRole('listitem')).toHaveCount(9);
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    );
  });
});
