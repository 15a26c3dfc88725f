import { expect, test } from '../fixtures/test.ts';

const SEASON_ARTICLE = '/blogs/a-season-with-350-farmers';
const OFFLINE_ARTICLE = '/blogs/offline-is-the-normal-case';

test('filters, search and page number are in the URL', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: /^Field notes/ }).click();
  await expect(page).toHaveURL(/\?category=field-notes$/);
  await expect(page.getByRole('article').first().getByText('Field notes')).toBeVisible();
  await page.getByRole('searchbox').fill('spreadsheet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?category=field-notes&q=spreadsheet$/);
  await expect(page.getByRole('link', { name: /A season with 350 farmers/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('spreadsheet');
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page.getByText(/^12 blog posts, \d+ impact stories, \d+ in total on page 1 of 2$/)).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  // The pages follow the whole list.
  const button = page.getByRole('button', { name: /^Show All \(\d+\)$/ });
  const total = Number(/\d+/.exec(await button.innerText())?.[0]);
  await button.click();
  await expect(cards).toHaveCount(total);
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(page.getByText(/6 in total on page 2 of 2/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards are visible, and the search works', async ({ page }) => {
    await page.goto('/blogs');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(12);
    await expect(page.getByRole('button', { name: /^Show/ })).toBeHidden();
    await page.getByRole('searchbox').fill('consent');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/blogs\?q=consent$/);
    await page.getByRole('link', { name: /Consent in six languages/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Consent in six languages');
  });

  test('an article shows its text and gallery links, and Back to Blog works', async ({ page }) => {
    await page.goto(SEASON_ARTICLE);
    await expect(page.getByRole('heading', { name: 'What went onto the phone' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Enlarge:/ })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
    await page.getByRole('link', { name: 'Back to Blog' }).first().click();
    await expect(page).toHaveURL(/\/blogs$/);
  });
});

test('the table of contents links to headings, and Back to Blog returns to the filtered list', async ({ page }) => {
  await page.goto('/blogs?tag=offline-first');
  await page.getByRole('link', { name: /Offline is the normal case/ }).click();
  await page.getByRole('navigation', { name: 'In this post' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#section-/);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL(/\/blogs\?tag=offline-first$/);
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
