import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const PAGE = '/surve_r';

/** The number of rendered sections and product screens, and the number of all of them. */
const bands = (page: Page) =>
  page.evaluate(() => {
    const inner = [...document.querySelectorAll('section[data-tone] > *, .stage > *, body footer > *')];
    const rendered = inner.filter((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    return { rendered: rendered.length, all: inner.length };
  });

/** Opens the page and delays its `load` event: the fonts wait until the returned function is called. */
async function openHalf(page: Page, address = PAGE): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}

test('the first view renders without the sections below it, which are rendered after load', async ({ page }) => {
  const release = await openHalf(page);
  const { all } = await bands(page);
  // The browser decides in the first frame which sections are near.
  await expect.poll(async () => (await bands(page)).rendered, 'bands of the first view').toBeLessThan(all - 3);
  expect((await bands(page)).rendered).toBeGreaterThan(0);
  release();
  await waitForHydration(page);
  expect((await bands(page)).rendered).toBe(all);
  await expect(page.locator('[data-below], [data-revealed]')).toHaveCount(0);
});

test('no script is requested before the leading image is decoded', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise((done) => addEventListener('drawn', () => done()));
  });
  const asked: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && asked.push(request.url())));
  await page.goto('/blogs', { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');
  // Ten frames: long enough for scripts that start after load.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(asked).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('drawn')));
  await waitForHydration(page);
  expect(asked.length).toBeGreaterThan(5);
});

test('a key press before the load hydrates the whole page at once', async ({ page }) => {
  const release = await openHalf(page);
  await expect(async () => {
    // Repeats until the script with the listener has run.
    await page.keyboard.press('Shift');
    expect((await bands(page)).rendered).toBe((await bands(page)).all);
  }).toPass();
  await waitForHydration(page);
  release();
});

test.describe('with fonts of the device', () => {
  test.use({ viewport: { width: 412, height: 823 }, allowedErrors: [/ERR_FAILED/] });
  // Web fonts may be in time for one visit and too late for another, and they change the height of the page.
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));
  test('a reload restores the scroll position', async ({ page }) => {
    await page.goto(PAGE);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight - 1500, behavior: 'instant' }));
    const place = await page.evaluate(() => Math.round(scrollY));
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  });
});

test('a URL with an anchor opens at its section', async ({ page }) => {
  await page.goto('/privacy');
  const part = page.locator('main section[id]').last();
  const id = await part.getAttribute('id');
  await page.goto('about:blank');
  const release = await openHalf(page, `/privacy#${id}`);
  // All heights are final before the browser scrolls. With estimated heights the section would move.
  await expect(page.locator('[data-below]')).toHaveCount(0);
  await expect(part.getByRole('heading').first()).toBeInViewport();
  release();
});
