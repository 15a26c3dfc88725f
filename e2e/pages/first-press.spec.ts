import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../support/page.ts';

// The first press on a page that is not hydrated yet (decision 0007). A control works natively meanwhile, or its press is
// replayed after hydration.

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.scroll === 'smooth');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const scrolled = (page: Page, name: string) =>
  button(page, name).evaluate(
    (arrow) => document.getElementById(arrow.getAttribute('aria-controls') ?? '')?.scrollLeft ?? 0,
  );

type Step = (page: Page) => Promise<unknown>;
/** What a press does before the scripts, after them, or both. */
type Control = { name: string; press: Step; before?: Step; after?: Step };

const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const ON_PHONES = ['/drive_r'];

/** The controls of each page, in the order in which they are pressed. */
const CONTROLS: Record<string, Control[]> = {
  '/': [
    {
      name: 'the hero video pauses',
      async press(page) {
        await expect(button(page, 'Pause film')).toBeVisible({ timeout: 40_000 });
        await button(page, 'Pause film').click();
      },
      after: (page) => expect(button(page, 'Play film')).toBeVisible(),
    },
    {
      name: 'the record of the pressed dot opens',
      async press(page) {
        const dots = button(page, 'Read the next record');
        const { width, height } = (await dots.boundingBox())!;
        await dots.click({ position: { x: (40.5 * width) / 100, y: (2.5 * height) / 30 } });
      },
      after: (page) => expect(page.getByText('Sample record 241', { exact: true })).toBeVisible(),
    },
    {
      name: 'the partner strip pauses',
      press: press('Pause the strip'),
      after: (page) => expect(button(page, 'Move the strip')).toBeVisible(),
    },
    {
      name: 'the arrow of the testimonials scrolls',
      press: press('Next testimonial'),
      before: (page) => expect.poll(() => scrolled(page, 'Next testimonial')).toBeGreaterThan(100),
    },
    {
      name: 'the success story plays in the page',
      press: press(/^Play video/),
      after: (page) => expect(page.locator('main iframe')).toBeVisible(),
    },
  ],
  '/progran': [
    {
      name: 'Request Demo stores its page and leads to the form',
      press: (page) =>
        page.getByRole('main').getByRole('link', { name: 'Request Demo' }).first().click({ noWaitAfter: true }),
      async before(page) {
        await page.waitForURL('**/contact', { waitUntil: 'commit' });
        expect(await page.evaluate(() => sessionStorage.getItem('request-demo-pressed'))).toBe('/progran');
      },
    },
  ],
  '/drive_r': [
    {
      name: 'the menu opens, and the page behind it becomes inert',
      press: press('Menu'),
      before: (page) => expect(page.locator('#site-menu')).toBeVisible(),
      after: (page) => expect(page.locator('main')).toHaveAttribute('inert'),
    },
  ],
  '/blogs': [
    {
      name: 'Show All shows all cards, and becomes Show Less',
      press: press(/^Show All/),
      before: (page) => expect(page.locator('#blog-cards > li').last()).toBeVisible(),
      async after(page) {
        await expect(button(page, 'Show Less')).toBeVisible();
        await expect(page.locator('#blog-cards > li').last()).toBeVisible();
      },
    },
  ],
  '/blogs?category=measurement': [
    {
      name: 'Back to Blog goes back to the filtered list',
      async press(page) {
        // The scripts of the list are held too: this is a full page load, as on a slow phone.
        await page.locator('#blog-cards a').first().click();
        await page.getByRole('link', { name: 'Back to Blog' }).first().click();
      },
      after: (page) => expect(page).toHaveURL(/\/blogs\?category=measurement$/),
    },
  ],
  '/blogs/a-season-with-350-farmers': [
    {
      name: 'the arrow of a slider scrolls',
      press: press('Next picture'),
      before: (page) => expect.poll(() => scrolled(page, 'Next picture')).toBeGreaterThan(100),
    },
    {
      name: 'a gallery image opens in the dialog',
      press: (page) =>
        page
          .getByRole('link', { name: /^Enlarge:/ })
          .first()
          .click(),
      after: (page) => expect(dialog(page).getByText('1 of 3')).toBeVisible(),
    },
  ],
  '/blogs/offline-is-the-normal-case': [
    { name: 'code is copied', press: press(/^Copy$/) },
    {
      name: 'the link of the article is copied',
      press: press('Copy link'),
      after: (page) => expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(2),
    },
  ],
  '/contact_simple': [
    {
      name: 'an empty form focuses its first field',
      press: (page) => page.locator('main form [type=submit]').click(),
      async before(page) {
        const name = page.locator('main form [name=name]');
        await expect(name).toBeFocused();
        expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('');
      },
    },
  ],
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [path, controls] of Object.entries(CONTROLS)) {
  test(`first presses on ${path}: ${controls.map(({ name }) => name).join(', ')}`, async ({ page }) => {
    await page.setViewportSize({ width: ON_PHONES.includes(path) ? 390 : 1440, height: 800 });
    const release = await openWithoutScripts(page, path);
    for (const { press, before } of controls) {
      await press(page);
      await before?.(page);
    }
    expect(await isHydrated(page)).toBe(false);
    release();
    for (const { after } of controls) await after?.(page);
  });
}
