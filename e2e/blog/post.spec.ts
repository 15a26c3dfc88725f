import { expect, test } from '../fixtures/test.ts';

const SEASON = '/blogs/a-season-with-350-farmers';
const OFFLINE = '/blogs/offline-is-the-normal-case';

test('a post has its title, date, author, category, cover with caption, texts and tags', async ({ page }) => {
  await page.goto(OFFLINE);
  const post = page.getByRole('article').first();
  await expect(post.getByRole('heading', { level: 1 })).toContainText('Offline is the normal case');
  await expect(post.getByText('By Daniel Rao')).toBeVisible();
  await expect(post.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/).first()).toBeVisible();
  await expect(post.getByText(/^\d+ min read$/)).toBeVisible();
  const cover = post.locator('figure img').first();
  await expect(cover).toHaveAttribute('fetchpriority', 'high');
  await expect(cover).toHaveAttribute('srcset', /\d+w/);
  await expect(post.getByText('What offline means here')).toBeVisible();
  await expect(post.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveCount(4);
});

test('tabs open one at a time', async ({ page }) => {
  await page.goto(OFFLINE);
  const tabs = page.locator('.tabs details');
  await expect(tabs.first()).toHaveAttribute('open', '');
  await tabs.nth(1).locator('summary').click();
  await expect(tabs.nth(1)).toHaveAttribute('open', '');
  await expect(tabs.first()).not.toHaveAttribute('open');
});

test('the contents lead to their headings, and Back to Blog leads back to where the reader came from', async ({
  page,
}) => {
  await page.goto('/blogs?tag=offline-first');
  await page.getByRole('link', { name: /Offline is the normal case/ }).click();
  await page.getByRole('navigation', { name: 'In this post' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#section-/);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL(/\/blogs\?tag=offline-first$/);
});

test('Back to Blog leads to the list for a reader who came from elsewhere', async ({ page }) => {
  await page.goto(OFFLINE);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL(/\/blogs$/);
});

test('code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(OFFLINE);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"record_id"');
});

test('a gallery opens large, turns with the keys and closes with Escape', async ({ page }) => {
  await page.goto(SEASON);
  await page
    .getByRole('link', { name: /^Enlarge:/ })
    .first()
    .click();
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a slider moves by its buttons, by the keys and by scrolling', async ({ page }) => {
  await page.goto(SEASON);
  const slider = page.getByRole('region', { name: 'Pictures' });
  await slider.getByRole('button', { name: 'Next picture' }).click();
  await expect(slider.getByText('2 of 3')).toBeVisible();
  const track = slider.getByRole('list');
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider.getByText('3 of 3')).toBeVisible();
  await expect.poll(() => track.evaluate((list) => Math.round((10 * list.scrollLeft) / list.clientWidth))).toBe(20);
  await track.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(slider.getByText('1 of 3')).toBeVisible();
});

test('a video asks its host for nothing before it is played', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/blogs/from-breeder-seed-to-certified-bag');
  const play = page.getByRole('link', { name: /^Play:/ });
  await play.scrollIntoViewIfNeeded();
  expect(asked.filter((host) => host !== '127.0.0.1')).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});

test('a reader can go on from a post', async ({ page }) => {
  await page.goto(OFFLINE);
  const related = page.getByRole('region', { name: 'Related posts' });
  await expect(related.getByRole('article').first()).toBeVisible();
  await related.getByRole('link', { name: /^Previous post/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Product note: approvals in the field');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test.describe('with its page missing', () => {
  test.use({ allowedErrors: [/404/] });

  test('shows the words of the specification', async ({ page }) => {
    const response = await page.goto('/blogs/no-such-post');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is whole: texts, pictures, folded parts, links', async ({ page }) => {
    await page.goto(SEASON);
    await expect(page.getByRole('heading', { name: 'What went onto the phone' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Enlarge:/ })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
    await page.getByRole('link', { name: 'Back to Blog' }).first().click();
    await expect(page).toHaveURL(/\/blogs$/);
  });
});

test('a reader downloads no Markdown reader, no cleaner and no highlighter', async ({ page }) => {
  const bodies: Array<Promise<string>> = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text());
  });
  await page.goto(OFFLINE);
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(3);
  for (const sign of ['micromark', 'mdast', 'hljs-', 'clobberPrefix', 'parse5', 'htmlFlow']) {
    expect(
      scripts.filter((script) => script.includes(sign)),
      sign,
    ).toHaveLength(0);
  }
});
