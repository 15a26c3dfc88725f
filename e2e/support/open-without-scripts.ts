import { expect, type Page } from '@playwright/test';

/** Opens a page whose script files wait until the returned function is called. Resolves when the splash is gone. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.splash')).toBeHidden();
  return release;
}
