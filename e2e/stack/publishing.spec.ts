import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { publishArticle, unpublishArticle, pagesApi } from '../support/admin-api.ts';

const TEXT = 'जवाब फ़ोन पर दर्ज हुए, और रिपोर्ट उसी सप्ताह तैयार हुई।';
/** Neighbouring articles decide whether a page also needs the rare characters of these. */
const LATIN_FONTS = /^(anek-latin|bricolage)/;

/** Returns the names of the fonts of other scripts that a page has fetched. */
async function loadedFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? []),
  );
  return [...new Set(names)].filter((name) => !LATIN_FONTS.test(name));
}

test('only a page with text in Hindi fetches the font of its script, also after an English page', async ({
  page,
  stack,
}) => {
  const slug = `hindi-${Date.now()}`;
  const title = `पंचायत से डैशबोर्ड तक ${slug}`;
  const fields = { slug, description: 'Dry wells.', content: TEXT.repeat(2), language: 'hi' };
  const article = await publishArticle(stack, title, fields);
  const english = '/blogs/from-breeder-seed-to-certified-bag';
  try {
    await expect.poll(async () => (await page.request.get('/blogs')).text()).toContain(slug);
    await page.goto(english, { waitUntil: 'networkidle' });
    expect(await loadedFonts(page)).toEqual([]);
    expect(await (await page.request.get(english)).text()).not.toContain('data-script');
    // The next pages are in the same document.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Back to Blog' }).first().click();
    await page.getByRole('link', { name: title }).click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toHaveCSS('letter-spacing', /^(0px|normal)$/);
    await expect.poll(() => loadedFonts(page)).toEqual(['anek-devanagari']);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await page.reload({ waitUntil: 'networkidle' });
    expect(await loadedFonts(page)).toEqual(['anek-devanagari']);
    await expect(page.locator('link[rel=alternate][hreflang=hi]')).toHaveAttribute('href', new RegExp(`/${slug}$`));
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
