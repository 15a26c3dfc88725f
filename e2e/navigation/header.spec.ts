import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

// web/app/pages/shipped-pages.test.ts tests which links are in the columns.
test('the footer contains three columns of links, the contacts and the social profiles', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Footer' }).getByRole('list')).toHaveCount(3);
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.getByRole('link', { name: /on (LinkedIn|YouTube|Instagram|X) / })).toHaveCount(4);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test('the bar stays, and has a shadow after more than 50 px of scrolling', async ({ page }) => {
  await page.goto('/comingsoon');
  const bar = page.getByRole('banner');
  for (const [top, hasShadow] of [
    [0, false],
    [50, false],
    [51, true],
    [0, false],
  ] as const) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await (hasShadow ? expect(bar).not : expect(bar)).toHaveCSS('box-shadow', 'none');
    await expect(bar).toBeInViewport();
  }
});

test('a link in the bar loads a new document and then has aria-current', async ({ page }) => {
  await page.goto('/comingsoon');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  await link.click();
  await expect(page).toHaveURL(/\/aboutus$/);
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the first Tab focuses a link that skips the navigation', async ({ page }) => {
  await page.goto('/comingsoon');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test.describe('without scripts', () => {
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
});
