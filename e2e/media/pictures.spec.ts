import { expect, test } from '../fixtures/test.ts';
import { imageFaults, WITHOUT_COVER } from './image-faults.ts';
import { slotsOf } from './slots.ts';

// pages/every-page.spec.ts looks at every page on plain screens. Here: one page of each kind on a dense one.
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
const DENSITY = 2;

// The video provider has no thumbnails for sample videos; our own posters take their place.
test.use({ deviceScaleFactor: DENSITY, allowedComplaints: ['ytimg', 'Failed to load resource'] });
test.beforeEach(({ page }) => page.route(/i\.ytimg\.com/, (route) => route.abort()));

for (const address of KINDS) {
  test(`${address}: at two device pixels to one, no image is blurred or twice as large as it is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(address);
    // The browser takes larger images as the window grows, and never smaller ones again.
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(imageFaults(await slotsOf(page), DENSITY), `${width} px`).toEqual([]);
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
