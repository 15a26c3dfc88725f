import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { axeFindings } from '../support/axe.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const trigger = (page: Page, name: string) => page.getByRole('banner').locator('summary', { hasText: name });
/** The edge of the page, below the open dropdown. */
const OUTSIDE_POINT = [8, 700] as const;
const link = (page: Page, url: string) => page.getByRole('banner').locator(`a[href="${url}"]`);

test.beforeEach(({ page }) => page.goto('/comingsoon'));

test('Enter, Space and ArrowDown open a dropdown, and Escape closes it and focuses its trigger', async ({ page }) => {
  const products = trigger(page, 'Products');
  await products.focus();
  await page.keyboard.press('ArrowUp');
  await expect(link(page, '/drive_r'), 'ArrowUp opens nothing').toBeHidden();
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(link(page, '/drive_r'), key).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page, '/drive_r'), key).toBeHidden();
    await expect(products, key).toBeFocused();
  }
});

test('arrow keys, Home and End move through the dropdown and wrap', async ({ page }) => {
  await trigger(page, 'Resources').focus();
  for (const [key, url] of [
    ['ArrowDown', '/demo-videos'],
    ['ArrowDown', '/other_solutions'],
    ['End', '/case_studies'],
    ['ArrowDown', '/demo-videos'],
    ['ArrowUp', '/case_studies'],
    ['Home', '/demo-videos'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(page, url), key).toBeFocused();
  }
});

test('Tab out of the dropdown closes it', async ({ page }) => {
  await trigger(page, 'Products').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(link(page, '/whoweserve')).toBeFocused();
  await expect(link(page, '/drive_r')).toBeHidden();
});

test('a click outside or on the trigger closes the dropdown', async ({ page }) => {
  await trigger(page, 'Products').click();
  await expect(link(page, '/drive_r')).toBeVisible();
  await page.mouse.click(...OUTSIDE_POINT);
  await expect(link(page, '/drive_r')).toBeHidden();
  await trigger(page, 'Products').click();
  await expect(link(page, '/drive_r')).toBeVisible();
  await trigger(page, 'Products').click();
  await expect(link(page, '/drive_r')).toBeHidden();
});

test('a click outside closes the dropdown at once, also before hydration', async ({ page }) => {
  const release = await openWithoutScripts(page, '/comingsoon');
  const products = trigger(page, 'Products');
  await products.click();
  await expect(link(page, '/drive_r')).toBeVisible();
  await page.mouse.click(...OUTSIDE_POINT);
  await expect(link(page, '/drive_r')).toBeHidden();
  release();
  await waitForHydration(page);
  // Both presses in one task: no script can be between them.
  await products.evaluate((summary: HTMLElement) => {
    summary.click();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect(link(page, '/drive_r')).toBeHidden();
});

test('one dropdown is open at a time, and axe finds nothing in it', async ({ page }) => {
  await trigger(page, 'Products').click();
  expect(await axeFindings(page)).toEqual([]);
  await trigger(page, 'Resources').click();
  await expect(link(page, '/demo-videos')).toBeVisible();
  await expect(link(page, '/drive_r')).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens the dropdown, a tap outside closes it', async ({ page }) => {
    await trigger(page, 'Products').tap();
    await expect(link(page, '/progran')).toBeVisible();
    await page.touchscreen.tap(...OUTSIDE_POINT);
    await expect(link(page, '/progran')).toBeHidden();
  });
});
