import { type Page, expect } from '@playwright/test';

/**
 * Moves the pointer, so that the page hydrates, and waits until its scripts handle events. A page hydrates on first use
 * (decision 0007).
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => document.documentElement.dataset.scroll === 'smooth');
}

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
