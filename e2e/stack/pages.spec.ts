import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { CASES, installClock, sendEntry, leadsBy } from '../forms/form-cases.ts';
import { pagesApi } from '../support/admin-api.ts';

const NGO = '/NGO_solutions';
const status = async (url: string) => (await fetch(url)).status;
const html = async (url: string) => (await fetch(url)).text();

test('an added section works, and an unpublished page has its shipped text', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const entry = await api.find(NGO);
  const { sections: others } = await api.find('/');
  const testimonials = others.find(({ __component }) => __component === 'proof.quotes')!;
  const [opening, ...rest] = entry.sections;
  const url = stack.site + NGO;
  const shipped = await html(url);
  expect(shipped).toContain(String(opening!.title));
  expect(shipped).not.toContain(String(testimonials.title));

  await api.publish(entry, { sections: [{ ...opening!, title: 'Field first' }, testimonials, ...rest.reverse()] });
  await expect.poll(() => html(url)).toContain('Field first');

  await page.goto('/allsolutions');
  await page.getByRole('main').locator(`a[href="${NGO}"]`).first().click();
  await expectWorkingSections();
  await page.reload();
  await expectWorkingSections();

  await api.unpublish(entry);
  await expect.poll(() => html(url)).not.toContain('Field first');
  expect(await html(url)).toContain(String(opening!.title));

  async function expectWorkingSections(): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field first');
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(titles[0]).toBe(testimonials.title);
    expect(titles.slice(1)).toEqual(rest.map(({ title }) => title).filter(Boolean));
    const cards = page.getByRole('list', { name: String(testimonials.title) }).getByRole('listitem');
    const first = cards.first();
    const box = (await first.boundingBox())!;
    // Measured together, because the page may still move.
    const tops = await cards.evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().top));
    expect(tops[1], 'cards side by side').toBe(tops[0]);
    await page.getByRole('main').getByRole('button', { name: /next/i }).click();
    await expect.poll(async () => (await first.boundingBox())!.x).not.toBe(box.x);
  }
});

test('a form on a new page sends a lead with the path of the page', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const { uid, entry, success } = CASES.find(({ form: name }) => name === 'contact')!;
  const name = `Asha at the open day ${Date.now()}`;
  const path = `/open-day-${Date.now()}`;
  const sections = [{ __component: 'closing.form', form: 'contact', title: 'Ask us at the open day' }];
  const created = await api.create({ path, title: 'Open day', description: 'Ask us.', type: 'contact', sections });
  await expect.poll(() => status(stack.site + path)).toBe(200);

  await installClock(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us at the open day');
  await sendEntry(page, { entry: { ...entry, name }, success });
  expect(await leadsBy(stack, uid, name)).toMatchObject([{ sourcePage: path }]);
  await api.unpublish(created);
});

/** Checks that an uploaded image is loaded. */
async function expectLoaded(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(100);
}

test('a new story is on every page that lists stories, with its image and link', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const { sections } = await api.find('/impact-story/farmer-advisory');
  const title = `Wells that report themselves ${Date.now()}`;
  const fields = { title, description: 'Stewards read the wells every fortnight.' };
  const path = `/impact-story/wells-${Date.now()}`;
  const created = await api.create({ ...fields, path, type: 'story', published: '2026-02-01', sections });
  const story = await api.createStory({ ...fields, picture: { image: await api.upload('A well at noon') }, to: path });
  const LISTS = ['/', '/blogs', '/case_studies'];
  for (const list of LISTS) await expect.poll(() => html(stack.site + list)).toContain(title);

  const link = page.getByRole('main').getByRole('link', { name: title });
  const image = page.getByRole('article').filter({ hasText: title }).getByRole('img', { name: 'A well at noon' });
  await page.goto('/case_studies');
  await expect(link).toHaveAttribute('href', path);
  await page.goto('/blogs');
  await page.getByRole('button', { name: /^Show All/ }).click();
  await expectLoaded(image);
  await expect(link).toHaveAttribute('href', path);
  await page.goto('/');
  await expectLoaded(image);
  await link.click();
  await expect(page).toHaveURL(stack.site + path);
  await expect(page.locator('main article').first().getByRole('heading', { level: 1 })).toBeVisible();
  expect(await html(stack.site + path)).toContain('"datePublished":"2026-02-01"');

  await api.deleteStory(story);
  for (const list of LISTS) await expect.poll(() => html(stack.site + list)).not.toContain(title);
  await api.unpublish(created);
});
