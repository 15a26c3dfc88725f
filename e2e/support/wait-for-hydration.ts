import type { Page } from '@playwright/test';

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
