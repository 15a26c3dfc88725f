import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { imageFaults } from './image-faults.ts';

const MAX_BYTES = 1_200_000;

const video = (page: Page) => page.locator('video');
const currentTime = (page: Page) => video(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Collects the paths of the videos that the page requests, each once. */
function videosRequested(page: Page): Set<string> {
  const requestedVideos = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) requestedVideos.add(pathname);
  });
  return requestedVideos;
}

test('the hero video plays muted in a loop, and its request starts after load', async ({ page }) => {
  const requestedVideos = videosRequested(page);
  await page.goto('/');
  await expect.poll(() => currentTime(page), { timeout: 40_000 }).toBeGreaterThan(0.5);
  const state = await video(page).evaluate(({ muted, loop, error }: HTMLVideoElement) => ({ muted, loop, error }));
  expect(state).toEqual({ muted: true, loop: true, error: null });
  expect([...requestedVideos]).toEqual(['/media/video/hero.webm']);
  const times = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    video: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.webm'))?.startTime,
  }));
  expect(times.video).toBeGreaterThanOrEqual(times.loaded);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  expect(await video(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('the control is clear of the text and the map of the video at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 720, 768, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const frame = (await video(page).boundingBox())!;
    const control = (await page.getByRole('button', { name: /(Play|Pause) film/ }).boundingBox())!;
    // The shares of the words and of the map in the video.
    expect((control.y - frame.y) / frame.height, `${width} px`).toBeGreaterThan(0.72);
    expect((control.x + control.width - frame.x) / frame.width, `${width} px`).toBeLessThan(0.46);
    const sample = (await page.getByText('Sample programme: Sabala Livelihoods').boundingBox())!;
    expect((sample.y + sample.height - frame.y) / frame.height, `${width} px`).toBeLessThan(0.15);
  }
});

test('the first screen of a phone has both buttons in one row and the whole small video', async ({ page }) => {
  const requestedVideos = videosRequested(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const main = page.getByRole('main');
  const trial = (await main.getByRole('link', { name: 'Start Your Free Trial' }).boundingBox())!;
  const demos = (await main.getByRole('link', { name: 'Watch Our Demos' }).boundingBox())!;
  expect(demos.y).toBe(trial.y);
  const image = (await video(page).boundingBox())!;
  expect(image.y + image.height).toBeLessThanOrEqual(844);
  await expect.poll(() => currentTime(page), { timeout: 40_000 }).toBeGreaterThan(0.2);
  expect([...requestedVideos]).toEqual(['/media/video/hero-small.webm']);
});

for (const reason of ['has reduced motion', 'saves data']) {
  test(`no video loads for a visitor who ${reason}: the poster shows, and Play starts the video`, async ({ page }) => {
    if (reason === 'saves data')
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
    else await page.emulateMedia({ reducedMotion: 'reduce' });
    const requestedVideos = videosRequested(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('img', { name: /277 villages/ })).toBeVisible();
    expect([...requestedVideos]).toEqual([]);
    await page.getByRole('button', { name: 'Play film' }).click();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1);
  });
}

test(`each video has at most ${MAX_BYTES / 1000} kB`, async ({ request }) => {
  for (const file of ['hero.webm', 'hero.mp4', 'hero-small.webm', 'hero-small.mp4']) {
    const { length } = await (await request.get(`/media/video/${file}`)).body();
    expect(length, file).toBeLessThanOrEqual(MAX_BYTES);
  }
});

// pages/every-page.spec.ts checks every page at 1x.
const PAGES = ['/', '/blogs', '/demo-videos', '/surve_r', '/blogs/a-season-with-350-farmers'];

test.describe('at 2x', () => {
  test.use({ deviceScaleFactor: 2, allowedErrors: ['ytimg', 'Failed to load resource'] });
  // The video provider has no thumbnails for the sample videos, so the site shows its posters.
  test.beforeEach(({ page }) => page.route(/i\.ytimg\.com/, (route) => route.abort()));

  for (const url of PAGES) {
    test(`${url}: no image is smaller than its rendered size or more than twice as large`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(url);
      expect(await imageFaults(page, 2)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await imageFaults(page, 2, true), '1440 px').toEqual([]);
    });
  }
});
