import { expect, test } from '../fixtures/test.ts';

const SEASON_ARTICLE = '/blogs/a-season-with-350-farmers';
const OFFLINE_ARTICLE = '/blogs/offline-is-the-normal-case';

test('an article shows title, author, date, reading time, cover, text, tags and related articles', async ({ page }) => {
  await page.goto(OFFLINE_ARTICLE);
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

  const related = page.getByRole('region', { name: 'Related posts' });
  await expect(related.getByRole('article').first()).toBeVisible();
  await related.getByRole('link', { name: /^Previous post/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Product note: approvals in the field');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the table of contents links to headings, and Back to Blog returns to the filtered list', async ({ page }) => {
  await page.goto('/blogs?tag=offline-first');
  await page.getByRole('link', { name: /Offline is the normal case/ }).click();
  await page.getByRole('navigation', { name: 'In this post' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#section-/);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL(/\/blogs\?tag=offline-first$/);
});

test('Back to Blog opens the list for a reader who did not come from it', async ({ page }) => {
  await page.goto(OFFLINE_ARTICLE);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL(/\/blogs$/);
});

test('a gallery image opens in a dialog, arrow keys change it, and Escape closes it', async ({ page }) => {
  await page.goto(SEASON_ARTICLE);
  await page
    .getByRole('link', { name: /^Enlarge:/ })
    .first()
    .click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
});

test('no request goes to the video host before Play', async ({ page }) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await page.goto('/blogs/from-breeder-seed-to-certified-bag');
  const play = page.getByRole('link', { name: /^Play:/ });
  await play.scrollIntoViewIfNeeded();
  expect(hosts.filter((host) => host !== '127.0.0.1')).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article shows its text and gallery links, and Back to Blog works', async ({ page }) => {
    await page.goto(SEASON_ARTICLE);
    await expect(page.getByRole('heading', { name: 'What went onto the phone' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Enlarge:/ })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
    await page.getByRole('link', { name: 'Back to Blog' }).first().click();
    await expect(page).toHaveURL(/\/blogs$/);
  });
});

test('the browser downloads no Markdown parser, no sanitiser and no highlighter', async ({ page }) => {
  const bodies: Array<Promise<string>> = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text());
  });
  await page.goto(OFFLINE_ARTICLE, { waitUntil: 'networkidle' });
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(3);
  for (const marker of ['micromark', 'mdast', 'hljs-', 'clobberPrefix', 'parse5', 'htmlFlow']) {
    expect(scripts.filter((script) => script.includes(marker)).length, marker).toBe(0);
  }
});

test('the byline, the category and a tag lead to pages with their articles', async ({ page }) => {
  await page.goto(OFFLINE_ARTICLE);
  await page.getByRole('link', { name: 'Daniel Rao' }).click();
  await expect(page).toHaveURL(/\/blogs\/author\/daniel-rao$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Daniel Rao' })).toBeInViewport();
  await expect(page.getByText('He has run field surveys in Jharkhand and Odisha.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasNotText: 'Daniel Rao' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Offline first' }).click();
  await expect(page).toHaveURL(/\/blogs\/tag\/offline-first$/);
  await page.getByRole('link', { name: /Offline is the normal case/ }).click();
  await page.getByRole('link', { name: 'Data and technology' }).click();
  await expect(page).toHaveURL(/\/blogs\/category\/data-technology$/);
  await expect(page.getByRole('article').first()).toContainText('Data and technology');
});
