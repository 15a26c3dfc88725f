import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test('the Impact Stories section (id impact-stories) appears once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#impact-stories')).toHaveCount(1);
  await expect(page.locator('#impact-stories')).toBeAttached();
});

test('the title of the Impact Stories and the button beside it do not overlap', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#impact-stories');
  for (const width of [320, 360, 390, 480, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const title = await section.getByRole('heading', { level: 2 }).evaluate((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return text.getBoundingClientRect();
    });
    const button = (await section.getByRole('button', { name: /^Show All/ }).boundingBox())!;
    expect(button.x > title.right + 8 || button.y > title.bottom, `${width} px`).toBe(true);
  }
});

test('the Impact Stories are equal cards in one to four columns, each with its description', async ({ page }) => {
  await page.goto('/');
  for (const [width, columns] of [
    [1440, 4],
    [1280, 4],
    [1279, 3],
    [992, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.locator('#impact-stories-list > li:not([data-collapsed])');
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => {
        const size = (element: Element) => Math.round(element.getBoundingClientRect().width);
        const { top, left } = item.getBoundingClientRect();
        const text = item.querySelector('h3 + p')?.textContent ?? '';
        return { top, left, width: size(item), image: size(item.querySelector('img')!), text };
      }),
    );
    expect(boxes).toHaveLength(4);
    expect(
      boxes.filter(({ top }) => top === boxes[0]!.top),
      `${width} px`,
    ).toHaveLength(columns);
    for (const box of boxes) {
      expect([box.width, box.image], `${width} px`).toEqual([boxes[0]!.width, boxes[0]!.width]);
      expect(box.text.length).toBeGreaterThan(20);
      expect(box.text.length).toBeLessThanOrEqual(101);
    }
  }
});

test('a press on the poster labelled 5:23 loads the autoplay embed, and YouTube gets no request before', async ({
  page,
}) => {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) externalRequests.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const poster = page.getByRole('link', { name: /^Watch the film:.*5:23$/ });
  await poster.scrollIntoViewIfNeeded();
  expect(externalRequests.filter((url) => url.includes('youtube'))).toEqual([]);
  await poster.click();
  const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
  await expect(player).toHaveAttribute('src', /autoplay=1/);
  // The poster stays below the player. The keyboard must not reach it there.
  await poster.focus();
  await expect(poster).not.toBeFocused();
});

test('the poster of the success story has the width of the window, with title and quote in its sky and the figures in its field', async ({
  page,
}) => {
  for (const width of [390, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const story = page.getByRole('region', { name: '350+ farmers' });
    const poster = (await story.getByRole('link', { name: /^Watch the film/ }).boundingBox())!;
    const isWide = width >= 1200;
    expect(poster.x).toBeLessThanOrEqual(0);
    expect(poster.width).toBeCloseTo(width, 0);
    for (const figure of await story.getByRole('definition').all()) {
      const { y, height } = (await figure.boundingBox())!;
      if (isWide) expect(y).toBeGreaterThan(poster.y + poster.height / 2);
      else expect(y).toBeGreaterThanOrEqual(poster.y + poster.height - 1);
      if (isWide) expect(y + height).toBeLessThan(poster.y + poster.height);
    }
    const title = (await story.getByRole('heading').boundingBox())!;
    const quote = (await story.getByRole('blockquote').boundingBox())!;
    if (isWide) expect(title.y).toBeGreaterThan(poster.y);
    expect(quote.y + quote.height).toBeLessThan(isWide ? poster.y + poster.height / 3 : poster.y);
  }
});

test('the link to the stories in the player bar can be pressed, and does not play the film', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('link', { name: 'View our Impact Stories' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
});

test('the link to all posts and stories follows only when Show All has shown the rest', async ({ page }) => {
  await page.goto('/');
  const all = page.locator('#impact-stories').getByRole('link', { name: 'All posts and stories' });
  await expect(all).toBeHidden();
  await page
    .locator('#impact-stories')
    .getByRole('button', { name: /^Show All/ })
    .click();
  await expect(all).toBeVisible();
});
