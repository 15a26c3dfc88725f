import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openAdmin, publishArticle, unpublishArticle, pagesApi } from '../support/admin-api.ts';

test('an article that is published in the admin appears on the site at once', async ({ browser, stack }) => {
  test.setTimeout(120_000);
  const title = `Fresh from the editor ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const list = async () => (await fetch(`${stack.site}/blogs`)).text();
  const form = '/admin/content-manager/collection-types/api::article.article/create';
  const admin = await openAdmin(browser, stack.cms, stack.adminToken, form);
  await admin.getByLabel('Title*', { exact: true }).fill(title);
  await expect(admin.getByLabel('Address (slug)*')).toHaveValue(slug);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Saved document').first()).toBeVisible();
  expect(await list()).not.toContain(title);

  const message = expect(admin.getByText('Published document').first()).toBeVisible({ timeout: 30_000 });
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await message;
  const live = admin.getByRole('link', { name: 'Open the published article' });
  await expect(live).toHaveAttribute('href', `${stack.site}/blogs/${slug}`);
  await expect.poll(list).toContain(title);

  await admin.getByRole('button', { name: 'More document actions' }).click();
  await admin.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(admin.getByText('Unpublished document').first()).toBeVisible();
  await expect.poll(list).not.toContain(title);
  await admin.context().close();
});

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

test('only an article in Hindi fetches the font of its script', async ({ page, stack }) => {
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

test('old paths redirect to the new ones, with a bookmark and within the site', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const stamp = Date.now();
  const [before, after, linkingPage, gone] = ['old-day', 'new-day', 'hub', 'gone'].map((name) => `/${name}-${stamp}`);
  const statusAndLocation = async (path: string) => {
    const response = await fetch(stack.site + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  const opening = { __component: 'opening.page-hero', title: 'Field day', variant: 'band' };
  const fields = { title: 'Field day', description: 'One day in the field.', type: 'company' };
  const link = { label: 'See the programme', to: before };
  const closing = { __component: 'closing.call-to-action', title: 'Come along', text: 'Soon.', actions: [link] };

  const entry = await api.create({ ...fields, path: before, sections: [opening] });
  const other = await api.create({ ...fields, path: linkingPage, sections: [{ ...opening, title: 'Hub' }, closing] });
  await expect.poll(() => statusAndLocation(before!)).toEqual([200, null]);
  await api.publish(entry, { path: after, sections: [opening] });
  await expect.poll(() => statusAndLocation(`${before}?utm=mail`)).toEqual([301, `${after}?utm=mail`]);
  expect(await statusAndLocation(`${before}/`)).toEqual([301, before]);

  await page.goto(linkingPage!);
  await page.getByRole('main').getByRole('link', { name: 'See the programme' }).click();
  await expect(page).toHaveURL(stack.site + after);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field day');

  await api.createRedirect({ from: gone, type: 'gone' });
  await expect.poll(() => statusAndLocation(gone!)).toEqual([410, null]);
  expect(await (await fetch(stack.site + gone)).text()).toContain('id="content"');
  for (const one of [entry, other]) await api.unpublish(one);
});
