import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { startSite } from '../support/stack.ts';

/** Chromium reports the scripts that it does not load. */
const NO_SCRIPT = '\\.js csp$';
const SECTION_COUNT = 9;
const toggles = (page: Page) => page.getByRole('main').getByRole('button');
const text = (page: Page) => page.getByText('We do not sell personal data');

test.describe('below 640 px', () => {
  test.use({ viewport: { width: 639, height: 800 } });

  test('the sections are closed and open one by one', async ({ page }) => {
    await page.goto('/privacy');
    await waitForHydration(page);
    await expect(toggles(page)).toHaveCount(SECTION_COUNT);
    await expect(text(page)).toBeHidden();
    const sharing = page.getByRole('button', { name: 'Whom we share it with' });
    await sharing.press('Enter');
    await expect(text(page)).toBeVisible();
    await expect(sharing).toHaveAttribute('aria-expanded', 'true');
    await sharing.click();
    await expect(text(page)).toBeHidden();
  });

  test('a link to a section opens it', async ({ page }) => {
    await page.goto('/privacy#sharing');
    await expect(text(page)).toBeVisible();
  });

  test('print shows the closed sections', async ({ page }) => {
    await page.goto('/privacy');
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    await expect(text(page)).toBeVisible();
    await expect(toggles(page)).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, allowedErrors: [NO_SCRIPT] });

    test('all sections are open', async ({ page }) => {
      await page.goto('/privacy');
      await expect(text(page)).toBeVisible();
      await expect(toggles(page)).toHaveCount(0);
    });
  });
});

test('from 640 px all sections are open, and a list links to them', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/privacy');
  await expect(text(page)).toBeVisible();
  await expect(toggles(page)).toHaveCount(0);
  const list = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(list).toHaveCount(SECTION_COUNT);
});

test('the page shows the e-mail address from the settings', async ({ page, stack }) => {
  await page.goto('/privacy');
  const email = stack.settings.PRIVACY_EMAIL ?? 'privacy@impact-r.example';
  await expect(page.getByRole('link', { name: email }).first()).toHaveAttribute('href', `mailto:${email}`);
});

test('the page shows the retention periods from the settings', async ({ page, stack }) => {
  await page.goto('/privacy');
  const { LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS } = stack.settings;
  expect([LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS]).toEqual([undefined, undefined]);
  const part = page.locator('#retention');
  await expect(part).toContainText('deletes it by itself 24 months after we closed it');
  await expect(part).toContainText('deleted by itself six months after we closed it');

  const site = await startSite({ LEADS_RETENTION_DAYS: '90', APPLICATIONS_RETENTION_DAYS: '30' });
  try {
    const text = await (await fetch(`${site.url}/privacy`)).text();
    expect(text).toContain('deletes it by itself 90 days after we closed it');
    expect(text).toContain('deleted by itself 30 days after we closed it');
  } finally {
    await site.stop();
  }
});
