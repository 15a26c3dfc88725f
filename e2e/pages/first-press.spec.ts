import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';

// The first press on a page that is not hydrated yet (decision 0007). A control works natively meanwhile, or its press is
// replayed after hydration.

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.scroll === 'smooth');
const ARTICLE = '/blogs/a-season-with-350-farmers';
const CODE_ARTICLE = '/blogs/offline-is-the-normal-case';

type Case = { name: string; path: string; run: (page: Page) => Promise<unknown>; width?: number };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** These controls work before the scripts load. */
const NATIVE_CASES: Case[] = [
  {
    name: 'the menu opens',
    path: '/surve_r',
    width: 390,
    async run(page) {
      await button(page, 'Menu').click();
      await expect(page.locator('#site-menu')).toBeVisible();
    },
  },
  {
    name: 'a dropdown opens',
    path: '/surve_r',
    async run(page) {
      await page.getByRole('banner').locator('summary', { hasText: 'Products' }).click();
      await expect(page.getByRole('banner').locator('a[href="/progran"]')).toBeVisible();
    },
  },
  {
    name: 'Show All shows all cards of the home page',
    path: '/',
    async run(page) {
      await expect(page.locator('#impact-stories-list > li').last()).toBeHidden();
      await button(page, /^Show All/).click();
      await expect(page.locator('#impact-stories-list > li').last()).toBeVisible();
    },
  },
  {
    name: 'Show All shows all cards of the blog',
    path: '/blogs',
    async run(page) {
      await button(page, /^Show All/).click();
      await expect(page.locator('#blog-cards > li').last()).toBeVisible();
    },
  },
  {
    name: 'Read More shows the whole text',
    path: '/aboutus',
    width: 390,
    async run(page) {
      const end = page.locator('main [data-from="1024"]').last();
      await expect(end).toBeHidden();
      await button(page, 'Read More').click();
      await expect(end).toBeVisible();
    },
  },
  {
    name: 'a part of a legal text opens',
    path: '/privacy',
    width: 390,
    async run(page) {
      // The first part is open from the start.
      const part = page.locator('main section[id]').nth(1);
      await expect(part.locator('p').first()).toBeHidden();
      await part.getByRole('button').click();
      await expect(part.locator('p').first()).toBeVisible();
    },
  },
  {
    name: 'the arrow of the testimonials scrolls',
    path: '/',
    async run(page) {
      await button(page, 'Next testimonial').click();
      await expect.poll(() => scrolled(page, 'Next testimonial')).toBeGreaterThan(100);
    },
  },
  {
    name: 'the arrow of a slider scrolls',
    path: ARTICLE,
    async run(page) {
      await button(page, 'Next picture').click();
      await expect.poll(() => scrolled(page, 'Next picture')).toBeGreaterThan(100);
    },
  },
  {
    name: 'an empty form focuses its first field',
    path: '/contact_simple',
    async run(page) {
      const name = page.locator('main form [name=name]');
      await page.locator('main form [type=submit]').click();
      await expect(name).toBeFocused();
      expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('');
    },
  },
  {
    name: 'Request Demo stores its page and leads to the form',
    path: '/surve_r',
    async run(page) {
      await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).first().click({ noWaitAfter: true });
      await page.waitForURL('**/contact', { waitUntil: 'commit' });
      expect(await page.evaluate(() => sessionStorage.getItem('request-demo-pressed'))).toBe('/surve_r');
    },
  },
];

/** The presses of these controls are replayed after hydration. */
const REPLAYED_CASES: Array<Case & { press: (page: Page) => Promise<unknown> }> = [
  {
    name: 'the record of the pressed dot opens',
    path: '/',
    async press(page) {
      const dots = button(page, 'Read the next record');
      const { width, height } = (await dots.boundingBox())!;
      await dots.click({ position: { x: (40.5 * width) / 100, y: (2.5 * height) / 30 } });
    },
    run: (page) => expect(page.getByText('Sample record 241', { exact: true })).toBeVisible(),
  },
  {
    name: 'Back to Blog goes back to the filtered list',
    path: '/blogs?category=measurement',
    async press(page) {
      // The scripts of the list are held too: this is a full page load, as on a slow phone.
      await page.locator('#blog-cards a').first().click();
      await page.getByRole('link', { name: 'Back to Blog' }).first().click();
    },
    run: (page) => expect(page).toHaveURL(/\/blogs\?category=measurement$/),
  },
  {
    name: 'the partner strip pauses',
    path: '/',
    press: (page) => button(page, 'Pause the strip').click(),
    run: (page) => expect(button(page, 'Move the strip')).toBeVisible(),
  },
  {
    name: 'the hero video pauses',
    path: '/',
    async press(page) {
      await expect(button(page, 'Pause film')).toBeVisible({ timeout: 40_000 });
      await button(page, 'Pause film').click();
    },
    run: (page) => expect(button(page, 'Play film')).toBeVisible(),
  },
  {
    name: 'the success story plays in the page',
    path: '/',
    press: (page) => page.getByRole('link', { name: /^Watch the film/ }).click(),
    run: (page) => expect(page.locator('main iframe')).toBeVisible(),
  },
  {
    name: 'a demo video opens its player',
    path: '/demo-videos',
    press: (page) => button(page, /^Play Data Collection/).click(),
    run: (page) => expect(dialog(page)).toBeVisible(),
  },
  {
    name: 'the demo video of a product plays',
    path: '/surve_r',
    press: (page) => button(page, /^Play video/).click(),
    run: (page) => expect(page.locator('main iframe')).toBeVisible(),
  },
  {
    name: 'a gallery image opens in the dialog',
    path: ARTICLE,
    press: (page) =>
      page
        .getByRole('link', { name: /^Enlarge:/ })
        .first()
        .click(),
    run: (page) => expect(dialog(page).getByText('1 of 3')).toBeVisible(),
  },
  {
    name: 'code is copied',
    path: CODE_ARTICLE,
    press: (page) => button(page, /^Copy$/).click(),
    run: (page) => expect(button(page, 'Copied')).toBeVisible(),
  },
  {
    name: 'the link of an article is copied',
    path: CODE_ARTICLE,
    press: (page) => button(page, 'Copy link').click(),
    run: (page) => expect(button(page, 'Copied')).toBeVisible(),
  },
  {
    name: 'two presses on Show All collapse the list again',
    path: '/blogs',
    async press(page) {
      await button(page, /^Show All/).click();
      await button(page, /^Show All/).click();
    },
    async run(page) {
      await expect(button(page, /^Show All/)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('#blog-cards > li').last()).toBeHidden();
    },
  },
  {
    name: 'Show All becomes Show Less',
    path: '/blogs',
    press: (page) => button(page, /^Show All/).click(),
    async run(page) {
      await expect(button(page, 'Show Less')).toBeVisible();
      await expect(page.locator('#blog-cards > li').last()).toBeVisible();
    },
  },
  {
    name: 'the page behind a menu that opened before is inert',
    path: '/surve_r',
    width: 390,
    press: (page) => button(page, 'Menu').click(),
    run: (page) => expect(page.locator('main')).toHaveAttribute('inert'),
  },
];

const scrolled = (page: Page, name: string) =>
  button(page, name).evaluate(
    (arrow) => document.getElementById(arrow.getAttribute('aria-controls') ?? '')?.scrollLeft ?? 0,
  );

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { name, path, run, width = 1440 } of NATIVE_CASES) {
  test(`before the scripts: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await openWithoutScripts(page, path);
    await run(page);
    expect(await isHydrated(page)).toBe(false);
    release();
  });
}

for (const { name, path, press, run, width = 1440 } of REPLAYED_CASES) {
  test(`after the scripts: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await openWithoutScripts(page, path);
    await press(page);
    expect(await isHydrated(page)).toBe(false);
    release();
    await run(page);
  });
}

test('entries made before hydration stay, and the rules of the form apply afterwards', async ({ page }) => {
  const release = await openWithoutScripts(page, '/contact_simple');
  const email = page.locator('main form [name=email]');
  await email.fill('asha@');
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(email).toHaveValue('asha@');
  await page.locator('main form [type=submit]').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('another look');
});

test.describe('when the script files cannot be loaded', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('a link that plays a video opens the video', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.splash')).toBeHidden();
    await page.getByRole('link', { name: /^Watch the film/ }).click({ noWaitAfter: true });
    await page.waitForURL(/youtube\.com\/watch/);
  });
});
