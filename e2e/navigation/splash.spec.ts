import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { startSite, type Server } from '../support/stack.ts';

declare global {
  interface Window {
    /** What the splash did so far. */
    splash: ('appeared' | 'ended')[];
  }
}

const splash = (page: Page) => page.locator('.splash');

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the splash ends and blocks no press, with prefers-reduced-motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      window.splash = [];
      new MutationObserver(() => {
        window.splash.push(document.documentElement.dataset.splash ? 'appeared' : 'ended');
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-splash'] });
    });
    await page.goto('/comingsoon', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.splash)).toEqual(['appeared', 'ended']);
    // A click by coordinates, because Playwright's own click waits until nothing covers the link.
    const { x, y } = (await page.getByRole('main').getByRole('link', { name: 'Go Back' }).boundingBox())!;
    await page.mouse.click(x + 5, y + 5);
    await expect(page).toHaveURL(/\/whoweserve$/);
  });
}

test('when its timer never fires, the splash does not block presses', async ({ page }) => {
  await page.addInitScript(() => {
    const set = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 1500 ? 0 : set(run, ms))) as typeof setTimeout;
  });
  await page.goto('/comingsoon', { waitUntil: 'commit' });
  await expect(splash(page)).toHaveCSS('pointer-events', 'none');
  await expect(splash(page)).toHaveCSS('opacity', '0');
});

/** Runs tests on a site with a splash that lasts long enough for them. */
const splashTest = test.extend<object, { site: Server }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ SPLASH_MS: '10000' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

splashTest(
  'the splash covers the first page of a tab and of a new tab, without motion if it is reduced, and no print',
  async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/comingsoon', { waitUntil: 'commit' });
    await expect(splash(page)).toBeVisible();
    expect(await splash(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    const bar = splash(page).locator('i').first();
    expect(await bar.evaluate((one) => one.getAnimations().length)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(splash(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.goto('/comingblog', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(splash(page)).toBeHidden();
    const other = await context.newPage();
    await other.goto('/comingsoon', { waitUntil: 'commit' });
    await expect(splash(other)).toBeVisible();
  },
);
