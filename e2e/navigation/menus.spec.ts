import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { axeFindings, openWithoutScripts, waitForHydration } from '../support/page.ts';

test.describe('dropdowns in a wide window', () => {
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

  test('Tab out of the dropdown closes it', async ({ page }) => {
    await trigger(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(link(page, '/whoweserve')).toBeFocused();
    await expect(link(page, '/drive_r')).toBeHidden();
  });

  test('a click outside or on the trigger closes the dropdown at once, also before hydration', async ({ page }) => {
    const release = await openWithoutScripts(page, '/comingsoon');
    const products = trigger(page, 'Products');
    await products.click();
    await expect(link(page, '/drive_r')).toBeVisible();
    await page.mouse.click(...OUTSIDE_POINT);
    await expect(link(page, '/drive_r')).toBeHidden();
    release();
    await waitForHydration(page);
    await products.click();
    await expect(link(page, '/drive_r')).toBeVisible();
    await products.click();
    await expect(link(page, '/drive_r')).toBeHidden();
    await products.click();
    await page.mouse.click(...OUTSIDE_POINT);
    await expect(link(page, '/drive_r')).toBeHidden();
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
});

test.describe('the menu in a narrow window', () => {
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

  test('the button opens the panel and closes it, and Escape closes it and focuses the button', async ({ page }) => {
    await button(page).click();
    await expect(about(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu Close', expanded: true })).toBeVisible();
    await button(page).click();
    await expect(about(page)).toBeHidden();
    await button(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('main'), 'the page behind the panel').toHaveAttribute('inert');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(about(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('a list opens inside the panel, and a link opens the page with the panel closed', async ({ page }) => {
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
});
