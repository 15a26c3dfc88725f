import { expect, test } from '../fixtures/test.ts';
import { imageFaults, WITHOUT_COVER } from './image-faults.ts';
import { slotsOf } from './image-slots.ts';

// pages/every-page.spec.ts checks every page at 1x.
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

test.describe('at 2x', () => {
  test.use({ deviceScaleFactor: 2, allowedErrors: ['ytimg', 'Failed to load resource'] });
  // The video provider has no thumbnails for the sample videos, so the site shows its posters.
  test.beforeEach(({ page }) => page.route(/i\.ytimg\.com/, (route) => route.abort()));

  for (const url of PAGES) {
    test(`${url}: no image is smaller than its rendered size or more than twice as large`, async ({ page }) => {
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url);
        expect(imageFaults(await slotsOf(page), 2), `${width} px`).toEqual([]);
      }
    });
  }
});

test('the published article without a cover shows the placeholder on its card, and no other article does', async ({
  page,
}) => {
  await page.goto('/blogs?q=carbon');
  const withPlaceholder = (await slotsOf(page)).filter(({ placeholder }) => placeholder);
  expect(withPlaceholder.map(({ cardLink }) => cardLink)).toEqual([WITHOUT_COVER]);
});
