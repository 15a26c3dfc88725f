import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const MAX_SECONDS = 12;
const MAX_BYTES = 1_200_000;
/** Maximum mean difference of a colour channel (0 to 255) between equal images of two encoders. */
const MAX_DIFFERENCE = 2.5;

const video = (page: Page) => page.locator('video');
const isVideo = (url: string) => /\.(webm|mp4)$/.test(url);

/** Collects the paths of the videos that the page requests. */
function videosRequested(page: Page): string[] {
  const requestedVideos: string[] = [];
  page.on('request', (request) => {
    if (isVideo(request.url())) requestedVideos.push(new URL(request.url()).pathname);
  });
  return requestedVideos;
}

const currentTime = (page: Page) => video(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Loads a video into a new element and returns its length and size. */
async function loadMetadata(page: Page, url: string) {
  return page.evaluate(async (src) => {
    const video = Object.assign(document.createElement('video'), { src, muted: true, preload: 'auto' });
    await new Promise((done, failed) => {
      video.onloadedmetadata = done;
      video.onerror = () => failed(new Error(video.error?.message));
    });
    const { duration, videoWidth, videoHeight } = video;
    return { duration, videoWidth, videoHeight };
  }, url);
}

test('the hero video plays muted in a loop, and its request starts after load', async ({ page }) => {
  const requestedVideos = videosRequested(page);
  await page.goto('/');
  await expect.poll(() => currentTime(page), { timeout: 40_000 }).toBeGreaterThan(0.5);
  expect(await video(page).evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.error])).toEqual([
    true,
    true,
    null,
  ]);
  expect([...new Set(requestedVideos)]).toEqual(['/media/video/hero.webm']);
  const times = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    video: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.webm'))?.startTime,
  }));
  expect(times.video).toBeGreaterThanOrEqual(times.loaded);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  expect(await video(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('the control and the name of the programme are clear of the text and the images of the video, at every width', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 720, 768, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const frame = (await video(page).boundingBox())!;
    const control = (await page.getByRole('button', { name: /(Play|Pause) film/ }).boundingBox())!;
    // The shares of the words and of the map in the video.
    expect((control.y - frame.y) / frame.height, `${width} px`).toBeGreaterThan(0.72);
    expect((control.x + control.width - frame.x) / frame.width, `${width} px`).toBeLessThan(0.46);
    // Below the small video, beside its legend.
    if (width <= 720 || (width >= 992 && width <= 1200)) {
      expect(control.y, `${width} px`).toBeGreaterThanOrEqual(frame.y + frame.height);
      const legend = (await page.getByText('One village in Raichur').boundingBox())!;
      expect(legend.x, `${width} px`).toBeGreaterThan(control.x + control.width);
    }
    const sample = (await page.getByText('Sample programme: Sabala Livelihoods').boundingBox())!;
    expect((sample.y + sample.height - frame.y) / frame.height, `${width} px`).toBeLessThan(0.15);
  }
});

test('the first screen of a phone has both buttons in one row, and the whole image', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const main = page.getByRole('main');
  const trial = (await main.getByRole('link', { name: 'Start Your Free Trial' }).boundingBox())!;
  const demos = (await main.getByRole('link', { name: 'Watch Our Demos' }).boundingBox())!;
  expect(demos.y).toBe(trial.y);
  const image = (await video(page).boundingBox())!;
  expect(image.y + image.height).toBeLessThanOrEqual(844);
});

test('a narrow window plays the small video', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const requestedVideos = videosRequested(page);
  await page.goto('/');
  // With a fallback font the text above has one more line, and a video out of view does not play.
  await video(page).scrollIntoViewIfNeeded();
  await expect.poll(() => currentTime(page), { timeout: 40_000 }).toBeGreaterThan(0.2);
  expect([...new Set(requestedVideos)]).toEqual(['/media/video/hero-small.webm']);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('no video loads, the poster shows, and Play starts the video', async ({ page }) => {
    const requestedVideos = videosRequested(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('img', { name: /277 villages/ })).toBeVisible();
    expect(requestedVideos).toEqual([]);
    await page.getByRole('button', { name: 'Play film' }).click();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1);
  });
});

test('no video loads for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const requestedVideos = videosRequested(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  expect(requestedVideos).toEqual([]);
});

for (const { name, width } of [
  { name: 'hero', width: 1440 },
  { name: 'hero-small', width: 720 },
]) {
  test(`${name}: the first frame equals the poster and the last frame`, async ({ page }) => {
    await page.goto('/healthz');
    const differences = await page.evaluate(
      async ({ name, width }) => {
        const file = await (await fetch(`/media/video/${name}.webm`)).blob();
        const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' });
        document.body.append(video);
        // A video reports a seek before the frame is rendered.
        const nextFrame = () =>
          new Promise((done, failed) => {
            video.requestVideoFrameCallback(done);
            video.onerror = () => failed(new Error(video.error?.message));
          });
        const firstFrame = nextFrame();
        video.src = URL.createObjectURL(file);
        await firstFrame;
        const canvas = Object.assign(document.createElement('canvas'), { width, height: (width * 5) / 8 });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        const pixels = (source: CanvasImageSource) => {
          context.drawImage(source, 0, 0, canvas.width, canvas.height);
          return context.getImageData(0, 0, canvas.width, canvas.height).data;
        };
        const frameAt = async (time: number) => {
          const frame = nextFrame();
          video.currentTime = time;
          await frame;
          return pixels(video);
        };
        const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
          one.reduce((total, value, n) => total + Math.abs(value - (other[n] ?? 0)), 0) / ((one.length * 3) / 4);
        const poster = new Image();
        poster.src = `/media/video/${name}-poster-${width}.avif`;
        await poster.decode();
        const [first, middle, last] = [
          pixels(video),
          await frameAt(video.duration / 2),
          await frameAt(video.duration - 1 / 60),
        ];
        return {
          poster: difference(first, pixels(poster)),
          loop: difference(first, last),
          middle: difference(first, middle),
        };
      },
      { name, width },
    );
    expect(differences.poster).toBeLessThan(MAX_DIFFERENCE);
    expect(differences.loop).toBeLessThan(MAX_DIFFERENCE);
    // The comparison detects different images.
    expect(differences.middle).toBeGreaterThan(2 * MAX_DIFFERENCE);
  });

  test(`${name}: at most ${MAX_SECONDS} seconds and ${MAX_BYTES / 1000} kB in either format`, async ({
    page,
    request,
  }) => {
    await page.goto('/healthz');
    for (const format of ['webm', 'mp4']) {
      const url = `/media/video/${name}.${format}`;
      const { length } = await (await request.get(url)).body();
      expect(length, url).toBeLessThanOrEqual(MAX_BYTES);
      const { duration, videoWidth } = await loadMetadata(page, url);
      expect(duration, url).toBeLessThanOrEqual(MAX_SECONDS + 0.05);
      expect(videoWidth, url).toBe(width);
    }
  });
}
