import { expect, test } from '../fixtures/test.ts';

/** The part of each opening that appears last. */
const LAST_OF_OPENING = {
  '/surve_r': '.rec-slip .sr-state',
  '/progran': '.pm-cause',
  '/drive_r': '.us-record',
};

for (const [path, last] of Object.entries(LAST_OF_OPENING)) {
  test(`the opening of ${path} plays once, after the splash, and under reduced motion it is complete`, async ({
    page,
  }) => {
    await page.goto(path);
    const opening = page.locator('[data-opening]');
    const part = opening.locator(last).first();
    await expect(part).toHaveCSS('opacity', '1');
    // A splash that stays, as on a slow device, and an opening that begins again.
    const states = await opening.evaluate((one: HTMLElement) => {
      document.documentElement.dataset.splash = 'on';
      one.style.display = 'none';
      void one.offsetHeight;
      one.style.display = '';
      return one.getAnimations({ subtree: true }).map(({ playState }) => playState);
    });
    expect(states.length).toBeGreaterThan(5);
    expect([...new Set(states)]).toEqual(['paused']);
    await expect(part).toHaveCSS('opacity', '0');
    await page.evaluate(() => delete document.documentElement.dataset.splash);
    await expect(part).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(part).toHaveCSS('opacity', '1');
    const moving = await page.locator('[data-opening]').evaluate((one) => one.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
  });
}

test('the opening of Surve-R plays in the order of the visit, in less than five seconds, and no word is before its evidence', async ({
  page,
}) => {
  await page.goto('/surve_r');
  const opening = page.locator('[data-opening]');
  /** When a part begins to change, in milliseconds. */
  const begin = (selector: string) =>
    opening.evaluate((one: HTMLElement, selector) => {
      one.style.display = 'none';
      void one.offsetHeight;
      one.style.display = '';
      const part = one.querySelector(selector)!;
      return Number(part.getAnimations()[0]?.effect?.getComputedTiming().delay);
    }, selector);
  const order = [
    '.app-button > .rec-before:last-child',
    '.rec-evidence:nth-child(1) .rec-slot > :last-child',
    '.rec-evidence:nth-child(2) .rec-slot > :last-child',
    '.rec-evidence:nth-child(3) .rec-slot > :last-child',
    '.app-button > .rec-stored',
    '.rec-stamp > .sr-state',
  ];
  const begins = [];
  for (const selector of order) begins.push(await begin(selector));
  expect(begins).toEqual([...new Set(begins)].sort((a, b) => a - b));
  for (const n of [1, 2, 3]) {
    const evidence = `.rec-evidence:nth-child(${n})`;
    expect(await begin(`${evidence} .rec-come`)).toBe(await begin(`${evidence} .rec-slot > :last-child`));
  }
  const { end, words, steps } = await opening.evaluate((one) => ({
    end: Math.max(...one.getAnimations({ subtree: true }).map((a) => Number(a.effect?.getComputedTiming().endTime))),
    words: [...one.querySelectorAll('.rec-total, .rec-evidence .rec-come')].map(
      (word) => getComputedStyle(word).opacity,
    ),
    steps: [...one.querySelectorAll('.rec-step .rec-come')].map((word) => Number(getComputedStyle(word).opacity)),
  }));
  expect(end).toBeGreaterThan(4000);
  expect(end).toBeLessThan(5000);
  // The sum and the words of the evidence are not there yet. The steps to come are readable.
  expect(words).toEqual(['0', '0', '0', '0']);
  expect(steps).toHaveLength(3);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0.5);
});

test('the dots of the opening of Drive-R fly from one cloud to their groups', async ({ page }) => {
  await page.goto('/drive_r');
  const opening = page.locator('[data-opening]');
  /** The left edges of the dots of the first and of the last group. */
  const edges = () =>
    opening.evaluate((one) =>
      [0, 5].map((n) => one.querySelectorAll('.use')[n]!.querySelector('path')!.getBoundingClientRect().left),
    );
  await opening.evaluate((one) =>
    one.getAnimations({ subtree: true }).forEach((animation) => {
      animation.pause();
      animation.currentTime = 0;
    }),
  );
  const [first, last] = await edges();
  // The question and the cloud are there from the first frame.
  for (const part of ['.us-ask', '.us-layer']) {
    await expect(opening.locator(part).first()).toHaveCSS('opacity', '1');
    await expect(opening.locator(part).first()).toHaveCSS('clip-path', 'none');
  }
  await opening.evaluate((one) => one.getAnimations({ subtree: true }).forEach((animation) => animation.finish()));
  const [left, right] = await edges();
  expect(first!).toBeGreaterThan(left! + 40);
  expect(last!).toBeLessThan(right! - 40);
});
