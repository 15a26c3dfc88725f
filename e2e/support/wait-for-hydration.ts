import type { Page } from '@playwright/test';

/** After hydration the page's own scripts handle events. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.scroll === 'smooth');
}
