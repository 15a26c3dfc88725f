import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { publishArticle, unpublishArticle } from '../support/admin-api.ts';
import { openAdmin } from '../support/open-admin.ts';

const TEXT = 'जवाब फ़ोन पर दर्ज हुए, और रिपोर्ट उसी सप्ताह तैयार हुई।';
/** Neighbouring articles decide whether a page also needs the rare characters of these. */
const LATIN_FONTS = /^(anek-latin|bricolage)/;

/** Opens a page and returns the names of the fonts of other scripts that it fetches. */
async function fontsOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return loadedFonts(page);
}

async function loadedFonts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? []),
  );
  return [...new Set(names)].filter((name) => !LATIN_FONTS.test(name));
}

test('an article in Hindi has its language and fetches the font of its script, and an English one does not', async ({
  page,
  stack,
}) => {
  const slug = `hindi-${Date.now()}`;
  const title = 'पंचायत से डैशबोर्ड तक';
  const fields = { slug, description: TEXT, content: TEXT, language: 'hi' };
  const article = await publishArticle(stack, title, fields);
  try {
    await expect.poll(async () => (await page.request.get(`/blogs/${slug}`)).status()).toBe(200);
    expect(await fontsOf(page, `/blogs/${slug}`)).toEqual(['anek-devanagari']);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toHaveCSS('letter-spacing', /^(0px|normal)$/);
    await expect(page.locator('link[rel=alternate][hreflang=hi]')).toHaveAttribute('href', new RegExp(`/${slug}$`));
    expect(await fontsOf(page, '/blogs/from-breeder-seed-to-certified-bag')).toEqual([]);
    expect(await (await page.request.get('/blogs/from-breeder-seed-to-certified-bag')).text()).not.toContain(
      'data-script',
    );
    // The card of the article is on the list.
    expect(await fontsOf(page, '/blogs')).toEqual(['anek-devanagari']);
  } finally {
    await unpublishArticle(stack, article);
  }
});

test('a visitor who comes from an English page gets the font of the article', async ({ page, stack }) => {
  const slug = `inside-${Date.now()}`;
  const title = `Dry wells ${slug}`;
  const article = await publishArticle(stack, title, { slug, content: TEXT.repeat(2), language: 'hi' });
  try {
    // Only this article, so that the page has no other script.
    const search = `/blogs?q=${slug}`;
    await expect.poll(async () => (await page.request.get(search)).text()).toContain(title);
    expect(await fontsOf(page, search)).toEqual([]);
    // The next page is in the same document.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => loadedFonts(page)).toEqual(['anek-devanagari']);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  } finally {
    await unpublishArticle(stack, article);
  }
});

test('an editor chooses a language by its name', async ({ browser, stack }) => {
  const form = '/admin/content-manager/collection-types/api::article.article/create';
  const page = await openAdmin(browser, stack.cms, stack.adminToken, form);
  const field = page.getByRole('combobox', { name: 'Language' });
  await expect(field).toHaveText('English');
  await field.click();
  await expect(page.getByRole('option', { name: 'Hindi' })).toBeVisible();
  await page.context().close();
});
