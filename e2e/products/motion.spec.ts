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
    expect(await opening.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  });
}
