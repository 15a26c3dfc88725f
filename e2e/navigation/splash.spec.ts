import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures/test.ts';
import { ownSite, type Part } from '../support/stack.ts';
import { alive } from './alive.ts';

declare global {
  interface Window {
    /** How far the layout has shifted so far. */
    shift: number;
  }
}

const SPLASH_MS = 1500;

/** The shared stack has none: a site with the splash that visitors get. */
const test = base.extend<object, { site: Part }>({
  site: [
    async ({}, use) => {
      const site = await ownSite({ SPLASH_MS: String(SPLASH_MS) });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

const splash = (page: Page) => page.locator('.splash');
/** When the splash will be gone, in milliseconds after it appeared, as the browser's own clock has it. */
const endOf = (page: Page) =>
  splash(page).evaluate((element) => Number(element.getAnimations()[0]?.effect?.getComputedTiming().endTime));
/** Holds the splash as it appears: a busy machine could not look at it in the time that it has. */
const hold = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.matches('.splash')) target.getAnimations()[0]?.pause();
    }),
  );
const held = async (page: Page) => {
  await expect(splash(page)).toBeVisible();
  const state = () => splash(page).evaluate((element) => element.getAnimations()[0]?.playState);
  await expect.poll(state).toBe('paused');
};
const letGo = (page: Page) => splash(page).evaluate((element) => element.getAnimations()[0]?.play());
const gone = (page: Page) => splash(page).evaluate((element) => element.getAnimations()[0]?.finished.then(() => true));

test('it covers the screen for 1.5 seconds, over a page that is already there', async ({ page }) => {
  await hold(page);
  await page.goto('/comingsoon', { waitUntil: 'commit' });
  await held(page);
  expect(await endOf(page)).toBe(SPLASH_MS);
  expect(await splash(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await letGo(page);
  await gone(page);
  await expect(splash(page)).toBeHidden();
  await page.getByRole('link', { name: 'Go Back' }).click({ trial: true });
});

test('it is shown once a visit in a tab, and again in a new tab', async ({ page, context }) => {
  await hold(page);
  await page.goto('/comingsoon', { waitUntil: 'commit' });
  await held(page);
  await page.goto('/comingblog', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(splash(page)).toBeHidden();
  const other = await context.newPage();
  await hold(other);
  await other.goto('/comingsoon', { waitUntil: 'commit' });
  await held(other);
});

test.describe('with scripts that cannot be loaded', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('it goes away when the scripts of the page cannot be loaded', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/comingsoon', { waitUntil: 'domcontentloaded' });
    await gone(page);
    await expect(splash(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Go Back' })).toBeInViewport();
  });
});

test.describe('with scripts off', () => {
  // Chromium reports the scripts that it was told not to load.
  test.use({ javaScriptEnabled: false, allowedComplaints: [/ csp$/] });

  test('it is not there: nothing could tell the first page of a visit from the next', async ({ page }) => {
    await page.goto('/comingsoon');
    await expect(splash(page)).toBeHidden();
  });
});

test('it holds nothing up and shifts nothing: the page comes to life behind it', async ({ page }) => {
  await hold(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/comingsoon', { waitUntil: 'commit' });
  await held(page);
  await alive(page);
  await expect(splash(page)).toBeVisible();
  await splash(page).evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(splash(page)).toBeHidden();
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
});

test('it keeps still for those who asked for that, and is not printed', async ({ page }) => {
  await hold(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/comingsoon', { waitUntil: 'commit' });
  await held(page);
  expect(
    await splash(page)
      .locator('i')
      .first()
      .evaluate((bar) => bar.getAnimations().length),
  ).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(splash(page)).toBeHidden();
});
