import type { Page } from '@playwright/test';

/** The page is hydrated: its own scripts respond, not only the browser. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.scroll === 'smooth');
}
