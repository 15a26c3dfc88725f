import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { axeFindings } from '../support/axe.ts';

test.use({ viewport: { width: 390, height: 780 } });

const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us' });

test.beforeEach(({ page }) => page.goto('/comingsoon'));

test('the menu button shows below 1024 px only', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(button(page)).toBeVisible();
  await expect(about(page)).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(button(page)).toBeHidden();
  await expect(about(page)).toBeVisible();
});

test('the button opens the panel, sets aria-expanded, and closes the panel', async ({ page }) => {
  await button(page).click();
  await expect(about(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu Close', expanded: true })).toBeVisible();
  await button(page).click();
  await expect(about(page)).toBeHidden();
});

test('Tab and Shift+Tab stay inside the panel', async ({ page }) => {
  await button(page).press('Enter');
  const inside = () =>
    page.evaluate(() => document.activeElement?.closest('[popover], button[popovertarget]') !== null);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.keyboard.press('Tab');
    expect(await inside(), `after ${turn + 1} times Tab`).toBe(true);
  }
  await button(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Request Demo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
});

test('Escape closes the panel and focuses the button', async ({ page }) => {
  await button(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(about(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the page behind the panel is inert and does not scroll', async ({ page }) => {
  await button(page).click();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('a list opens inside the panel, axe finds nothing, and a link opens the page with the panel closed', async ({
  page,
}) => {
  await button(page).click();
  await page.getByRole('banner').locator('summary', { hasText: 'Resources' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: /^Blog/ }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(about(page)).toBeHidden();
});

test('the panel closes when the window grows wide', async ({ page }) => {
  await button(page).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(about(page)).toBeHidden();
});
