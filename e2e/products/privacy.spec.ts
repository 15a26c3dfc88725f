import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const SECTION_COUNT = 9;
const toggles = (page: Page) => page.getByRole('main').getByRole('button');
const text = (page: Page) => page.getByText('We do not sell personal data');

test.describe('below 640 px', () => {
  test.use({ viewport: { width: 639, height: 800 } });

  test('the sections are closed and open one by one, and print shows all', async ({ page }) => {
    await page.goto('/privacy');
    await expect(toggles(page)).toHaveCount(SECTION_COUNT);
    await expect(text(page)).toBeHidden();
    const sharing = page.getByRole('button', { name: 'Whom we share it with' });
    await sharing.press('Enter');
    await expect(text(page)).toBeVisible();
    await expect(sharing).toHaveAttribute('aria-expanded', 'true');
    await sharing.click();
    await expect(text(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(text(page)).toBeVisible();
    await expect(toggles(page)).toHaveCount(0);
  });

  test('a link to a section opens it', async ({ page }) => {
    await page.goto('/privacy#sharing');
    await expect(text(page)).toBeVisible();
  });

  test.describe('without scripts', () => {
    // Chromium reports the scripts that it does not load.
    test.use({ javaScriptEnabled: false, allowedErrors: ['\\.js csp$'] });

    test('all sections are open', async ({ page }) => {
      await page.goto('/privacy');
      await expect(text(page)).toBeVisible();
      await expect(toggles(page)).toHaveCount(0);
    });
  });
});

test('from 640 px all sections are open, and a list links to them', async ({ page, stack }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/privacy');
  await expect(text(page)).toBeVisible();
  await expect(toggles(page)).toHaveCount(0);
  const list = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(list).toHaveCount(SECTION_COUNT);
  const email = stack.settings.PRIVACY_EMAIL ?? 'privacy@impact-r.example';
  await expect(page.getByRole('link', { name: email }).first()).toHaveAttribute('href', `mailto:${email}`);
});
