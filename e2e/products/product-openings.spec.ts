import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Chromium reports the scripts that it does not load. */
const NO_SCRIPT = '\\.js csp$';

/** The part of each opening that must be in the first screen of a phone as a whole, and of a picture its begin. */
const FIRST_SCREEN = { '/surve_r': '.rec-evidence', '/drive_r': '.us-fan', '/progran': null, '/farmer_platform': null };

test('the picture of a product is in the first screen of a phone, below both buttons in one row', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [url, whole] of Object.entries(FIRST_SCREEN)) {
    await page.goto(url);
    const main = page.getByRole('main');
    expect((await main.getByRole('img').first().boundingBox())!.y, url).toBeLessThan(600);
    const demo = (await main.getByRole('link', { name: 'Request Demo' }).first().boundingBox())!;
    const prototype = (await main
      .getByRole('link', { name: /^View Prototype/ })
      .first()
      .boundingBox())!;
    expect([demo.y, demo.width], url).toEqual([prototype.y, prototype.width]);
    expect(demo.height, url).toBeGreaterThanOrEqual(44);
    if (!whole) continue;
    const part = (await page.locator(whole).last().boundingBox())!;
    expect(part.y + part.height, url).toBeLessThan(844);
  }
});

/** Plays the running animations of an opening at twenty times their speed. */
const speedUp = (opening: Locator) =>
  opening.evaluate((one) => one.getAnimations({ subtree: true }).forEach((each) => each.updatePlaybackRate(20)));

test('a press on the phone of Surve-R, or its box, plays the way of the answer again', async ({ page }) => {
  await page.goto('/surve_r');
  const opening = page.locator('[data-opening]').first();
  const stamp = opening.locator('.rec-stamp > .sr-state').first();
  await speedUp(opening);
  await expect(stamp).toHaveCSS('opacity', '1');
  for (const press of [
    () => opening.locator('.app-button').click(),
    () => page.getByRole('checkbox', { name: /^Yes, that is right/ }).press('Space'),
  ]) {
    await press();
    await expect(stamp).toHaveCSS('opacity', '0');
    await speedUp(opening);
    await expect(stamp).toHaveCSS('opacity', '1');
  }
  // The box itself is not visible, so its button on the phone shows the focus.
  await expect(opening.locator('.rec .hotspot')).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('checkbox', { name: /^Yes, that is right/ })).toBeHidden();
});

/**
 * The rows of an opening, their texts, and the part that shows the focus, because the radio buttons are not visible.
 * Both work by styles, so one is tested with scripts and one without.
 */
const ANSWERS = [
  {
    path: '/progran',
    rows: '.pm-row',
    first: 'Kitchen gardens are three weeks late',
    hovered: [2, '252 trainings from July to September'],
    pressed: [1, 'Groups meet in 277 villages'],
    next: '252 trainings from July to September',
    focus: '.pm-cause',
    javaScriptEnabled: true,
  },
  {
    path: '/drive_r',
    rows: '.us-use',
    first: '“School fees, two girls”',
    hovered: [4, '“New tiles, before the rains”'],
    pressed: [2, '“Rice and lentils, a month ahead”'],
    next: '“A second cow”',
    focus: '.us-record',
    javaScriptEnabled: false,
  },
] as const;

for (const { path, rows, first, hovered, pressed, next, focus, javaScriptEnabled } of ANSWERS) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, allowedErrors: javaScriptEnabled ? [] : [NO_SCRIPT] });

    test(`a row of the opening of ${path} shows its answer alone`, async ({ page }) => {
      await page.goto(path);
      const opening = page.locator('[data-opening]');
      const expectOpacity = (text: string, opacity: string) =>
        expect(opening.getByText(text).locator('..')).toHaveCSS('opacity', opacity);
      await expectOpacity(first, '1');
      await opening.locator(rows).nth(hovered[0]).hover();
      await expectOpacity(hovered[1], '1');
      await expectOpacity(first, '0');
      await page.mouse.move(0, 0);
      await expectOpacity(first, '1');
      await opening.locator(rows).nth(pressed[0]).click();
      await page.mouse.move(0, 0);
      await expectOpacity(pressed[1], '1');
      await page.keyboard.press('ArrowDown');
      await expectOpacity(next, '1');
      await expectOpacity(pressed[1], '0');
      await expect(opening.locator(focus)).toHaveCSS('outline-style', 'solid');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [NO_SCRIPT] });

  test('an evidence of Surve-R is enlarged by a press or an arrow key', async ({ page }) => {
    await page.goto('/surve_r');
    const radios = page.getByRole('group', { name: 'Evidence of the record' }).getByRole('radio');
    const photo = page.locator('.rec-proof').nth(1);
    await expect(photo).toHaveCSS('clip-path', /^inset\(101% /);
    await page.locator('.rec-evidence').nth(1).click();
    await expect(radios.nth(2)).toBeChecked();
    await expect(photo).toHaveCSS('clip-path', /^inset\(0(%|px) /);
    await photo.click();
    await expect(radios.first()).toBeChecked();
    await expect(photo).toHaveCSS('clip-path', /^inset\(101% /);
    await radios.first().press('ArrowDown');
    await expect(page.locator('.rec-proof').first()).toHaveCSS('clip-path', /^inset\(0(%|px) /);
    // The radio button itself is not visible, so the record shows the focus.
    await expect(page.locator('.rec-slip')).toHaveCSS('outline-style', 'solid');
  });

  test('the header has the colour of the opening', async ({ page }) => {
    for (const url of ['/health_platform', '/surve_r']) {
      await page.goto(url);
      const section = page.locator('main section').first();
      const colour = await section.evaluate((one) => getComputedStyle(one).backgroundColor);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', colour);
    }
    await page.goto('/aboutus');
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-hue', /./);
  });
});

/** The part of each opening that appears last. */
const LAST_OF_OPENING = {
  '/surve_r': '.rec-slip .sr-state',
  '/progran': '.pm-cause',
  '/drive_r': '.us-record',
};

for (const [path, last] of Object.entries(LAST_OF_OPENING)) {
  test(`the opening of ${path} plays once, after the splash`, async ({ page }) => {
    await page.goto(path);
    const opening = page.locator('[data-opening]');
    const part = opening.locator(last).first();
    await expect(page.locator('.splash')).toBeHidden();
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
    await speedUp(opening);
    await expect(part).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(part).toHaveCSS('opacity', '1');
    expect(await opening.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  });
}
