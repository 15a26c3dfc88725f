import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const card = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^Play ${title}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const containsFocus = (inside: Locator) => inside.evaluate((element) => element.contains(document.activeElement));

let videoRequests: string[];

test.beforeEach(async ({ page }) => {
  videoRequests = [];
  await page.route(/i\.ytimg\.com/, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
  page.on('request', (request) => {
    if (request.url().includes('youtube')) videoRequests.push(request.url());
  });
  await page.goto('/demo-videos');
  await waitForHydration(page);
});

test('only Play requests a video, with its parameters and from the host without cookies', async ({ page }) => {
  expect(videoRequests).toEqual([]);
  await card(page, 'Data Intelligence').click();
  const video = 'https://www.youtube-nocookie.com/embed/SampleDrvR1?autoplay=1&rel=0&modestbranding=1';
  // The frame is visible before it sends its request.
  await expect.poll(() => videoRequests).toEqual([video]);
});

test('the dialog shows a loading text until the video has loaded, and the video is 16:9', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/youtube-nocookie/, async (route) => {
    await released;
    await route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
  });
  await card(page, 'Data Collection').click();
  await expect(dialog(page).getByText('Loading video')).toBeAttached();
  release();
  await expect(dialog(page).getByText('Loading video')).toHaveCount(0);
  const box = await dialog(page).locator('iframe').boundingBox();
  expect(box!.width / box!.height).toBeCloseTo(16 / 9, 1);
});

test('the focus stays in the player, and Escape closes it and focuses the card', async ({ page }) => {
  await card(page, 'Data Collection').press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
    );
    expect(isOutside, `after ${turn + 1} times Tab`).toBe(false);
  }
  await dialog(page).getByRole('link', { name: 'Start Trial' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Data Collection')).toBeFocused();
});

test('the close button closes the player and removes the video', async ({ page }) => {
  await card(page, 'Data Collection').click();
  expect(await containsFocus(dialog(page))).toBe(true);
  await dialog(page).getByRole('button', { name: 'Close dialog' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(card(page, 'Data Collection')).toBeFocused();
});

test('a press on the backdrop closes the player, a press inside does not', async ({ page }) => {
  await card(page, 'Data Collection').click();
  await dialog(page).getByText('4:20').click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(dialog(page)).toHaveCount(0);
});

test('the page behind an open player does not scroll', async ({ page }) => {
  await card(page, 'Data Collection').click();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the Grant Management dialog says that the demo is unavailable and links to support', async ({ page }) => {
  await card(page, 'Grant Management').click();
  await expect(page.getByRole('dialog', { name: 'Video Unavailable' })).toContainText(
    'Sorry, the Grant Management demo is currently unavailable. Please try again later or contact our support team for assistance.',
  );
  expect(videoRequests).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Grant Management')).toBeFocused();
  await card(page, 'Grant Management').click();
  await dialog(page).getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the page links to the trial and to a live demo', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute('href', '/start-trial');
  await expect(page.getByRole('link', { name: 'Schedule Live Demo' })).toHaveAttribute('href', '/contact');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the player and its links fit the screen', async ({ page }) => {
    await card(page, 'Data Intelligence').click();
    await expect(dialog(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport();
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth).toBeLessThanOrEqual(360);
  });
});

test('the thumbnail of the provider replaces the poster of the site', async ({ page }) => {
  const image = page.getByRole('article').locator('img').first();
  await expect(image).toHaveAttribute('src', /^https:\/\/i\.ytimg\.com\//);
});

test.describe('without thumbnails', () => {
  test.use({ allowedErrors: ['ytimg', 'Failed to load resource'] });

  test('the page shows the posters of the site', async ({ page }) => {
    await page.unroute(/i\.ytimg\.com/);
    await page.route(/i\.ytimg\.com/, (route) => route.abort());
    await page.reload();
    for (const image of await page.getByRole('article').locator('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('src', /^\/media\/posters\/[\w-]+\.webp$/);
      expect(
        await image.evaluate((rendered: HTMLImageElement) => rendered.decode().then(() => rendered.naturalWidth)),
      ).toBeGreaterThan(0);
    }
  });
});
