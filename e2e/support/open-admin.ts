import type { Browser, Page } from '@playwright/test';

/** Opens a page of the admin without the login form: the CMS allows few logins per minute. */
export async function openAdmin(browser: Browser, cms: string, token: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'jwtToken', value: token, url: cms }]);
  const page = await context.newPage();
  await page.goto(cms + path);
  return page;
}
