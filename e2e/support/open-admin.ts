import type { Browser, Page } from '@playwright/test';

/** The first load of a form is slow while other tests run. */
const LOAD_TIMEOUT_MS = 60_000;

/**
 * Opens a page of the admin and waits for its heading. It skips the login form, because the CMS allows few logins per
 * minute.
 */
export async function openAdmin(browser: Browser, cms: string, token: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'jwtToken', value: token, url: cms }]);
  const page = await context.newPage();
  await page.goto(cms + path);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: LOAD_TIMEOUT_MS });
  return page;
}
