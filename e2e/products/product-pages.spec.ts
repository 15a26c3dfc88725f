import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** Chromium reports the scripts that it does not load. */
const NO_SCRIPT = '\\.js csp$';

const PRODUCT_PAGES = [
  ...['/surve_r', '/progran', '/drive_r', '/farmer_platform', '/health_platform', '/education_platform'],
  ...['/leaf', '/impact', '/tracseed'],
];

test('Play sends requests only to the host of the provider without cookies', async ({ page }) => {
  // pages/every-page.spec.ts checks on every page that no other host gets a request before a press.
  const externalHosts: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname && hostname !== '127.0.0.1') externalHosts.push(hostname);
  });
  await page.goto('/surve_r');
  const play = page.getByRole('button', { name: /^Play video/ });
  const scene = page.getByRole('region', { name: 'A survey from start to approval' });
  const before = (await scene.boundingBox())!;
  expect(before.width).toBe(page.viewportSize()!.width);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeVisible();
  expect((await scene.boundingBox())!.height).toBe(before.height);
  const player = (await page.locator('iframe').boundingBox())!;
  expect(player.width / player.height).toBeCloseTo(16 / 9, 1);
  await expect.poll(() => externalHosts).toEqual(['www.youtube-nocookie.com']);
});

/** One page for each section that has a player, with posters of different shapes. */
const VIDEO_PAGES = ['/', '/surve_r', '/leaf', '/impact-story/farmer-advisory', '/case-studies/tata-trusts'];

for (const path of VIDEO_PAGES) {
  test(`the player of ${path} is 16:9, whatever the shape of its poster, and covers the label`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const play = page.getByRole('main').locator('button:has-text(":"), a:has-text("Watch the film")');
    await play.first().click();
    const player = page.locator('main iframe');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await player.scrollIntoViewIfNeeded();
      const { x, y, width: wide, height } = (await player.boundingBox())!;
      expect(wide / height, `at ${width} px`).toBeCloseTo(16 / 9, 1);
      const atEdge = (at: Record<'x' | 'y', number>) => document.elementFromPoint(at.x, at.y)?.tagName;
      expect(await page.evaluate(atEdge, { x: x + wide / 2, y: y + height - 8 }), `at ${width} px`).toBe('IFRAME');
    }
  });
}

test('View Prototype opens a new tab without window.opener', async ({ page, context }) => {
  await context.route(/example\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>out</title>' }),
  );
  for (const [path, name, to] of [
    ['/progran', /^View Prototype/, 'progran'],
    ['/health_platform', /Open the Health Platform prototype/i, 'health'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name }).first().click()]);
    await tab.waitForURL(`https://example.org/prototypes/${to}`);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
  }
});

test('Request Demo opens the demo request form', async ({ page }) => {
  await page.goto('/surve_r');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("'View all Prototypes' scrolls to the three prototypes", async ({ page }) => {
  await page.goto('/farmer_platform');
  await waitForHydration(page);
  const heading = page.getByRole('heading', { name: 'Interactive Prototypes' });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('link', { name: 'View all Prototypes' }).first().click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#prototypes$/);
  for (const name of ['Business web dashboard', 'Business mobile app', 'Farmer mobile app']) {
    await expect(page.getByRole('link', { name: new RegExp(`^View Prototype.*${name}`) })).toHaveAttribute(
      'target',
      '_blank',
    );
  }
});

test('the screen links of ProGran scroll to their screens, and phones have none', async ({ page }) => {
  await page.goto('/progran');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: /Operational reports/ })).toBeInViewport();
  const index = page.getByRole('navigation', { name: 'Screens' });
  await expect(index.locator('[aria-current]')).toHaveText('Reports');
  await expect(index.locator('[data-marked]')).toHaveCount(1);
  // The heading is below the list, which is below the header.
  const bar = await index.boundingBox();
  const heading = await page.getByRole('heading', { name: /Operational reports/ }).boundingBox();
  expect(heading!.y).toBeGreaterThan(bar!.y + bar!.height);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(index).toBeHidden();
});

test('the six challenges of every product are a grid of two columns on wide screens, of one on phones', async ({
  page,
}) => {
  for (const path of PRODUCT_PAGES) {
    await page.goto(path);
    const items = page.getByRole('region', { name: /^Challenges We Address/ }).getByRole('listitem');
    for (const [width, columns] of [
      [1440, 2],
      [992, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes, path).toHaveLength(6);
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size, `${path} at ${width} px`).toBe(columns);
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size, `${path} at ${width} px`).toBe(6 / columns);
    }
  }
});

test.describe('the blocks of Drive-R', () => {
  const blocks = (page: Page) => page.locator('article[data-reveal]');
  const filterOf = (block: Locator) => block.evaluate((one) => getComputedStyle(one).filter);
  const SHARP = /^(none|blur\(0px\) saturate\(1\))$/;
  const goTo = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

  test('are blurred below the first screen, and sharp once they were in view', async ({ page }) => {
    await page.goto('/drive_r');
    for (const block of await blocks(page).all()) {
      await expect.poll(() => filterOf(block)).toMatch(/^blur\(18px\)/);
      await block.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect.poll(() => filterOf(block)).toMatch(SHARP);
    }
    await goTo(page, 0);
    for (const block of await blocks(page).all()) expect(await filterOf(block)).toMatch(SHARP);
  });

  test('are sharp, and each text can be read, when the page was scrolled through at once', async ({ page }) => {
    await page.goto('/drive_r');
    await expect.poll(() => filterOf(blocks(page).last())).toMatch(/^blur/);
    await goTo(page, 1_000_000);
    for (const block of await blocks(page).all()) await expect.poll(() => filterOf(block)).toMatch(SHARP);
    await expect.poll(() => page.evaluate(faintTexts)).toEqual([]);
  });

  test('have text and image side by side on wide screens, on alternating sides, and below each other on phones', async ({
    page,
  }) => {
    await page.goto('/drive_r');
    for (const [width, isBeside] of [
      [1440, true],
      [992, true],
      [768, false],
      [360, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const sides = await blocks(page).evaluateAll((all) =>
        all.map((block) => {
          const [text, image] = [...block.children].map((part) => part.getBoundingClientRect());
          return image!.top >= text!.bottom
            ? 'below'
            : image!.right <= text!.left
              ? 'left'
              : image!.left >= text!.right && 'right';
        }),
      );
      expect(sides, `${width} px`).toEqual(isBeside ? ['left', 'right', 'left'] : ['below', 'below', 'below']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
});

/** Returns the shown texts of the page of which less than half can be seen, because they or what is around them is faint. */
function faintTexts(): string[] {
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, td, th, dt, dd)')].flatMap((element) => {
    const isShown = element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim();
    return isShown && !element.closest('[role="img"], [aria-hidden="true"]') && opacity(element) < 0.5
      ? [element.textContent.slice(0, 60)]
      : [];
  });
}

test('the title and the length of a video scene end where the text of the page ends', async ({ page }) => {
  await page.goto('/progran');
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [end, edge] = await page.getByRole('button', { name: /^Play video/ }).evaluate((scene) => {
      const text = document.createRange();
      text.selectNodeContents(scene.querySelector('b')!.parentElement!);
      const heading = scene.closest('section')!.querySelector('h2')!;
      return [text.getBoundingClientRect().right, window.innerWidth - heading.getBoundingClientRect().left];
    });
    expect(end, `${width} px`).toBeLessThanOrEqual(edge + 1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [NO_SCRIPT] });

  test('a block of Drive-R is visible, and the video has a link', async ({ page }) => {
    await page.goto('/drive_r');
    const text = page.getByText('Results are gathered by Sustainable Development Goal');
    await expect(text).toHaveCSS('opacity', '1');
    await expect(page.locator('article').last()).toHaveCSS('filter', 'none');
    await expect(page.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no block of Drive-R is ever blurred', async ({ page }) => {
    await page.goto('/drive_r');
    await waitForHydration(page);
    const blocks = page.locator('article[data-reveal]');
    await expect(blocks).toHaveCount(3);
    for (const block of await blocks.all()) await expect(block).toHaveCSS('filter', 'none');
  });
});

test('an unknown case study is 404, and the list links to the known one', async ({ page, request, stack }) => {
  for (const url of ['/case-studies/nope', '/impact-story/nope', '/impact-story/water-stewards']) {
    expect((await request.get(stack.site + url)).status(), url).toBe(404);
  }
  expect((await request.get(`${stack.site}/case-studies/tata-trusts`)).status()).toBe(200);
  await page.goto('/case_studies');
  await page.getByRole('link', { name: /Read the case study.*Tata/ }).click();
  await expect(page).toHaveURL(/\/case-studies\/tata-trusts$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Yield increase up to 50%');
});

test('both URLs of the product list have the same canonical URL', async ({ page }) => {
  for (const url of ['/products', '/allproducts']) {
    await page.goto(url);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/allproducts$/);
  }
});
