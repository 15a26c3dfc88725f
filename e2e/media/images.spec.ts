import { expect, test } from '../fixtures/test.ts';
import { imageFaults, WITHOUT_COVER } from './image-faults.ts';
import { slotsOf } from './image-slots.ts';

// pages/every-page.spec.ts checks every page at phone and desktop width. These tests check one page of each type at
// other widths and at 2x.
const PAGES = [
  '/',
  '/blogs',
  '/demo-videos',
  '/surve_r',
  '/impact-story/farmer-advisory',
  '/blogs/a-baseline-you-can-finish',
  '/blogs/a-season-with-350-farmers',
  '/blogs/cleaning-ten-years-of-spreadsheets',
];
/** Window widths at which each page is opened, by device pixels per CSS pixel. */
const WIDTHS = { 1: [768, 1024], 2: [360, 768, 1440] } as const;

// The video provider has no thumbnails for the sample videos, so the site shows its posters.
test.use({ allowedErrors: ['ytimg', 'Failed to load resource'] });
test.beforeEach(({ page }) => page.route(/i\.ytimg\.com/, (route) => route.abort()));

for (const density of [1, 2] as const) {
  test.describe(`at ${density}x`, () => {
    test.use({ deviceScaleFactor: density });

    for (const url of PAGES) {
      test(`${url}: no image is smaller than its rendered size or more than twice as large`, async ({ page }) => {
        for (const width of WIDTHS[density]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(url);
          expect(imageFaults(await slotsOf(page), density), `${width} px`).toEqual([]);
        }
      });
    }
  });
}

test('the published article without a cover shows the placeholder on its card, and no other article does', async ({
  page,
}) => {
  await page.goto('/blogs?q=carbon');
  const slots = await slotsOf(page);
  const withPlaceholder = slots.filter(({ placeholder }) => placeholder).map(({ cardLink }) => cardLink);
  expect(withPlaceholder).toEqual([WITHOUT_COVER]);
});
