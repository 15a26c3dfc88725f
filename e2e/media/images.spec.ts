import { expect, test } from '../fixtures/test.ts';
import { imageFaults, WITHOUT_COVER } from './image-faults.ts';
import { slotsOf } from './slots.ts';

// pages/every-page.spec.ts looks at every page on a phone and on a desk. Here: one page of each kind in other windows and on dense screens.
const KINDS = [
  '/',
  '/blogs',
  '/demo-videos',
  '/surve_r',
  '/impact-story/farmer-advisory',
  '/blogs/a-baseline-you-can-finish',
  '/blogs/a-season-with-350-farmers',
  '/blogs/cleaning-ten-years-of-spreadsheets',
];
/** Windows in which each of these pages is opened afresh, by the device pixels to a CSS pixel. */
const WIDTHS = { 1: [768, 1024], 2: [360, 768, 1440] } as const;

// The video provider has no thumbnails for sample videos; our own posters take their place.
test.use({ allowedErrors: ['ytimg', 'Failed to load resource'] });
test.beforeEach(({ page }) => page.route(/i\.ytimg\.com/, (route) => route.abort()));

for (const density of [1, 2] as const) {
  test.describe(`at ${density}x`, () => {
    test.use({ deviceScaleFactor: density });

    for (const address of KINDS) {
      test(`${address}: no image is blurred, and none is twice as large as it is shown`, async ({ page }) => {
        for (const width of WIDTHS[density]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address);
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
  const withPlaceholder = slots.filter(({ placeholder }) => placeholder).map(({ leadsTo }) => leadsTo);
  expect(withPlaceholder).toEqual([WITHOUT_COVER]);
});
