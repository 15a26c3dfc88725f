import { expect, test } from '../fixtures/test.ts';

const PAGES = { home: '/', 'surve-r': '/surve_r', progran: '/progran', 'drive-r': '/drive_r' };
const WIDTHS = [360, 768, 1440];

// Half of the pixels show every move and keep the approved images small.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5 });

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of WIDTHS) {
    test(`${name} looks as approved at ${width} px ("npm run approve" approves a new look)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        scale: 'device',
        maxDiffPixelRatio: 0.003,
      });
    });
  }
}
