import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const PAGE = '/surve_r';

/** How many of the page's bands and product screens are laid out and painted wherever they are, and how many there are. */
const bands = (page: Page) =>
  page.evaluate(() => {
    const inner = [...document.querySelectorAll('section[data-tone] > *, .stage > *, body footer > *')];
    const rendered = inner.filter((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    return { rendered: rendered.length, all: inner.length };
  });

/** Opens the page and lets its `load` wait for a face until the answer is called. */
async function openHalf(page: Page, address = PAGE): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}

test('the first view does not wait for what is below it, which comes right after', async ({ page }) => {
  const release = await openHalf(page);
  const { all } = await bands(page);
  // The browser decides what is near with the first frame.
  await expect.poll(async () => (await bands(page)).rendered, 'bands of the first view').toBeLessThan(all - 3);
  expect((await bands(page)).rendered).toBeGreaterThan(0);
  release();
  await waitForHydration(page);
  expect((await bands(page)).rendered).toBe(all);
  await expect(page.locator('[data-below], [data-drawn]')).toHaveCount(0);
});

test('no script is asked for before the leading picture can be drawn', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise((done) => addEventListener('drawn', () => done()));
  });
  const asked: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && asked.push(request.url())));
  await page.goto('/blogs', { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');
  // Long enough for what would otherwise follow the load.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(asked).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('drawn')));
  await waitForHydration(page);
  expect(asked.length).toBeGreaterThan(5);
});

test('whoever presses a key before that has the whole page at once, and it lives', async ({ page }) => {
  const release = await openHalf(page);
  await expect(async () => {
    // Again until the script that listens has come.
    await page.keyboard.press('Shift');
    expect((await bands(page)).rendered).toBe((await bands(page)).all);
  }).toPass();
  await waitForHydration(page);
  release();
});

test.describe('with the faces of the device', () => {
  test.use({ viewport: { width: 412, height: 823 }, allowedErrors: [/ERR_FAILED/] });
  // Ours may come to one visit and be too late for another, and the page has another height in them.
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));
  test('a reload comes back to the same place', async ({ page }) => {
    await page.goto(PAGE);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight - 1500, behavior: 'instant' }));
    const place = await page.evaluate(() => Math.round(scrollY));
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  });
});

test('an address that names a part of a page opens at that part', async ({ page }) => {
  await page.goto('/privacy');
  const part = page.locator('main section[id]').last();
  const id = await part.getAttribute('id');
  await page.goto('about:blank');
  const release = await openHalf(page, `/privacy#${id}`);
  // All heights are true before anything is looked for: a part found by estimates would move under its reader.
  await expect(page.locator('[data-below]')).toHaveCount(0);
  await expect(part.getByRole('heading').first()).toBeInViewport();
  release();
});
