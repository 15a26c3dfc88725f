import { expect, test } from '../fixtures/test.ts';

// Chromium reports the scripts that it does not load.
test.use({ javaScriptEnabled: false, allowedErrors: [/ csp$/] });

test('wide: dropdowns open one at a time, and their links work', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await bar.locator('summary', { hasText: 'Products' }).click();
  await expect(bar.locator('a[href="/surve_r"]')).toBeVisible();
  await bar.locator('summary', { hasText: 'Resources' }).press('Enter');
  await expect(bar.locator('a[href="/surve_r"]')).toBeHidden();
  await bar.locator('a[href="/blogs"]').click();
  await expect(page).toHaveURL(/\/blogs$/);
});

test('narrow: the menu opens and closes, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  const bar = page.getByRole('banner');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(bar.getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'About Us' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await bar.locator('summary', { hasText: 'Resources' }).click();
  await bar.locator('a[href="/blogs"]').click();
  await expect(page).toHaveURL(/\/blogs$/);
});
