import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

// web/app/demos/demo-gallery.test.tsx tests the cards and both dialogs.

const card = (page: Page) => page.getByRole('button', { name: /^Play Data Collection/ });
const dialog = (page: Page) => page.getByRole('dialog');

test.use({ allowedErrors: ['ytimg', 'Failed to load resource'] });
test.beforeEach(async ({ page }) => {
  await page.route(/i\.ytimg\.com/, (route) => route.abort());
  await page.goto('/demo-videos');
});

test('the focus stays in the player, and Escape focuses the card', async ({ page }) => {
  // The page scrolls to the card. With motion it would still do so while the player is open.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
    );
    expect(isOutside, `after ${turn + 1} times Tab`).toBe(false);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await dialog(page).getByRole('link', { name: 'Start Trial' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page)).toBeFocused();
});

test('on a phone the player and its links fit the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute('href', '/start-trial');
  await expect(page.getByRole('link', { name: 'Schedule Live Demo' })).toHaveAttribute('href', '/contact');
  await card(page).click();
  await expect(dialog(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
