import type { Page } from '@playwright/test';

/** The page has come to life: its own scripts answer, not only the browser. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.scroll === 'smooth');
}
