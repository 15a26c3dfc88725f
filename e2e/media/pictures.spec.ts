import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expected } from './expected.ts';
import { type Slot, slotsOf } from './slots.ts';

/** Pictures of this size and below, such as a writer's portrait, weigh little whatever they hold. */
const SMALL = 64;
const ROUNDING = 0.98;
const FILE_NAME = /\.(avif|webp|png|jpe?g|gif|svg)$|^[\w-]+[-_]\w+$/i;

// The provider has no pictures of sample films; our own posters stand in.
test.use({ allowedComplaints: ['ytimg', 'Failed to load resource'] });
test.beforeEach(({ page }) => page.route(/i\.ytimg\.com/, (route) => route.abort()));

async function visit(page: Page, address: string): Promise<Slot[]> {
  await page.goto(address);
  return slotsOf(page);
}

const name = ({ kind, what, place }: Slot) => `${kind} ${what} in ${place}`;

/** What is wrong with the picture in a slot, in words. */
function faults(slot: Slot, density: number): string[] {
  const { alt, decorative, named, placeholder, loaded, keepsPlace, kind, vector, drawn, own } = slot;
  const found = [];
  if (placeholder) found.push('is a placeholder');
  if (!loaded) found.push('has not come');
  if (!keepsPlace) found.push('keeps no place before it comes');
  const isLittle = drawn.width <= SMALL;
  if (alt === null && !decorative) found.push('has no description');
  if (kind === 'picture' && alt === '' && !named && !isLittle) found.push('has an empty description');
  if (alt && FILE_NAME.test(alt)) found.push(`is described by a file name: ${alt}`);
  if (kind === 'picture' && !vector) {
    const share = own.width / drawn.width;
    if (share < ROUNDING) found.push(`is served at ${share.toFixed(2)} of its drawn size`);
    if (share / density > 2 && !isLittle) found.push(`is served at ${(share / density).toFixed(2)} of what is drawn`);
  }
  return found.map((fault) => `${name(slot)} ${fault}`);
}

test('the list of pictures names every page of the site', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(pages.sort()).toEqual(Object.keys(expected).sort());
});

for (const [address, wanted] of Object.entries(expected)) {
  test(`${address}: every picture is there, is described and has the size that it needs`, async ({ page }) => {
    const slots = await visit(page, address);
    const count = (kind: Slot['kind']) => slots.filter((slot) => slot.kind === kind).length;
    expect(slots.flatMap((slot) => faults(slot, 1))).toEqual([]);
    expect({ pictures: count('picture'), screens: count('screen') }).toEqual({
      pictures: wanted.pictures,
      screens: wanted.screens,
    });
    expect(count('drawing')).toBeGreaterThanOrEqual(wanted.drawings);
  });
}

/** One page of each kind of picture slot. */
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
for (const { width, density } of [
  { width: 360, density: 1 },
  { width: 360, density: 2 },
  { width: 768, density: 1 },
  { width: 768, density: 2 },
  { width: 1024, density: 1 },
  { width: 1440, density: 2 },
]) {
  test.describe(`${width} px at ${density}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });
    test('no picture is blurred, and none is twice as large as it is drawn', async ({ page }) => {
      test.slow();
      for (const address of KINDS) {
        const slots = await visit(page, address);
        expect(
          slots.flatMap((slot) => faults(slot, density)),
          address,
        ).toEqual([]);
      }
    });
  });
}
