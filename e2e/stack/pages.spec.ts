import { expect, test } from '../fixtures/test.ts';
import { CASES, fillIn, form, installClock, submitButton } from '../forms/form-cases.ts';
import { leadsBy } from '../forms/find-leads.ts';
import { pagesApi } from '../support/pages-api.ts';

const NGO = '/NGO_solutions';
const CONSULTANTS = '/Consultants';

test('an editor changes a headline in the admin, and visitors see it after Publish', async ({ browser, stack }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext();
  const admin = await context.newPage();
  const headline = `Hand over the finding ${Date.now()}`;

  await admin.goto(`${stack.cms}/admin/auth/login`);
  await admin.getByLabel('Email*').fill(String(stack.settings.ADMIN_EMAIL));
  await admin.getByLabel('Password*', { exact: true }).fill(String(stack.settings.ADMIN_PASSWORD));
  await admin.getByRole('button', { name: 'Login' }).click();
  await expect(admin).toHaveURL(/\/admin\/?$/);

  await admin.goto(`${stack.cms}/admin/content-manager/collection-types/api::page.page?pageSize=100`);
  await admin.getByRole('gridcell', { name: CONSULTANTS }).click();
  await admin.getByRole('button', { name: 'Opening - Hand over the finding and the field' }).click();
  await admin.locator('[name="sections.0.title"]').fill(headline);
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(admin.getByText('Published document').first()).toBeVisible();
  await expect.poll(async () => (await fetch(stack.site + CONSULTANTS)).text()).toContain(headline);
  await context.close();
});

test('a new page is on the site after Publish, under each spelling of its path, and removed after Unpublish', async ({
  page,
  stack,
}) => {
  const api = pagesApi(stack);
  const { sections } = await api.find(CONSULTANTS);
  const path = `/field-day-${Date.now()}`;
  const url = stack.site + path;
  expect((await fetch(url)).status).toBe(404);

  const entry = await api.create({
    path,
    title: 'Field day',
    description: 'One day in the field.',
    type: 'company',
    sections,
  });
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  await page.goto(`${path.toUpperCase()}/`);
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(/^Field day/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(sections[0]!.title));
  await expect.poll(async () => (await fetch(`${stack.site}/sitemap.xml`)).text()).toContain(path);

  await api.unpublish(entry);
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
});

test('an added section works with its styles and scripts, and an unpublished page has its shipped text', async ({
  page,
  stack,
}) => {
  const api = pagesApi(stack);
  const entry = await api.find(NGO);
  const { sections: others } = await api.find('/');
  const testimonials = others.find(({ __component }) => __component === 'proof.testimonials')!;
  const [opening, ...rest] = entry.sections;
  const html = async () => (await fetch(stack.site + NGO)).text();
  const shipped = await html();
  expect(shipped).toContain(String(opening!.title));
  expect(shipped).not.toContain(String(testimonials.title));

  await api.publish(entry, { sections: [{ ...opening!, title: 'Field first' }, testimonials, ...rest.reverse()] });
  await expect.poll(html).toContain('Field first');

  await page.goto('/allsolutions');
  await page.getByRole('main').locator(`a[href="${NGO}"]`).first().click();
  await expectWorkingSections();
  await page.reload();
  await expectWorkingSections();

  await api.unpublish(entry);
  await expect.poll(html).not.toContain('Field first');
  expect(await html()).toContain(String(opening!.title));

  async function expectWorkingSections(): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field first');
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(titles[0]).toBe(testimonials.title);
    expect(titles.slice(1)).toEqual(rest.map(({ title }) => title).filter(Boolean));
    const carousel = page.getByRole('region', { name: String(testimonials.title) });
    const first = carousel.getByRole('listitem').first();
    const box = (await first.boundingBox())!;
    // Measured together, because the page may still move.
    const tops = await carousel
      .getByRole('listitem')
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().top));
    expect(tops[1], 'cards side by side').toBe(tops[0]);
    await carousel.getByRole('button', { name: /next/i }).click();
    await expect.poll(async () => (await first.boundingBox())!.x).not.toBe(box.x);
  }
});

test('a published phone number, menu entry and footer are on every page immediately', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const before = await api.findSite();
  const html = async (path: string) => (await fetch(stack.site + path)).text();
  expect(await html('/')).toContain('+91 80 0000 0000');

  await api.publishSite({
    ...before,
    phone: '+91 22 1234 5678',
    navigation: [{ label: 'Field notes', to: '/blogs' }, ...before.navigation],
    footer: before.footer.slice(1),
  });
  for (const path of ['/', '/blogs', '/contact_simple']) {
    await expect.poll(() => html(path)).toContain('+91 22 1234 5678');
    expect(await html(path)).not.toContain('+91 80 0000 0000');
  }
  await page.goto('/aboutus');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Field notes' }).click();
  await expect(page).toHaveURL(`${stack.site}/blogs`);
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Products' })).toHaveCount(0);

  await api.publishSite({ ...before, phone: null });
  await expect.poll(() => html('/')).toContain('+91 80 0000 0000');
});

test('a member of the team with a photo is on the About page after Publish', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const entry = await api.find('/aboutus');
  const photo = await api.upload('A woman with a clipboard');
  const member = { name: 'Sample Colleague', role: 'Field lead', picture: { image: photo } };
  const sections = entry.sections.map((section) =>
    section.__component === 'people.team' ? { ...section, items: [member, ...(section.items as object[])] } : section,
  );
  await api.publish(entry, { sections });
  await expect.poll(async () => (await fetch(`${stack.site}/aboutus`)).text()).toContain(member.name);

  await page.goto('/aboutus');
  const image = page.getByRole('img', { name: 'A woman with a clipboard' });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(100);
  const box = (await image.boundingBox())!;
  expect(box.width / box.height, 'cropped as the others').toBeCloseTo(6 / 7, 1);
  await api.publish(entry, { sections: entry.sections });
});

test('a form on a new page sends a lead with the path of the page', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const { uid, entry, success } = CASES.find(({ form: name }) => name === 'contact')!;
  const name = `Asha at the open day ${Date.now()}`;
  const path = `/open-day-${Date.now()}`;
  const opening = { __component: 'opening.contact-form', title: 'Ask us at the open day' };
  const created = await api.create({
    path,
    title: 'Open day',
    description: 'Ask us.',
    type: 'contact',
    sections: [opening],
  });
  await expect.poll(async () => (await fetch(stack.site + path)).status).toBe(200);

  const skipTime = await installClock(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(opening.title);
  await fillIn(page, { ...entry, name });
  await skipTime();
  await submitButton(page).click();
  await expect(form(page).getByRole('status')).toHaveText(success);
  expect(await leadsBy(stack, uid, name)).toMatchObject([{ sourcePage: path }]);
  await api.unpublish(created);
});

test('a new story is on every page that lists stories, with its image and link', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const { sections } = await api.find('/impact-story/farmer-advisory');
  const title = `Wells that report themselves ${Date.now()}`;
  const fields = { title, description: 'Stewards read the wells every fortnight.' };
  const path = `/impact-story/wells-${Date.now()}`;
  const created = await api.create({ ...fields, path, type: 'story', published: '2026-02-01', sections });
  const image = await api.upload('A well at noon');
  const story = await api.createStory({ ...fields, image, to: path });
  const html = async (url: string) => (await fetch(stack.site + url)).text();
  const LISTS = ['/', '/blogs', '/case_studies'];
  for (const list of LISTS) await expect.poll(() => html(list)).toContain(title);

  const link = page.getByRole('main').getByRole('link', { name: title });
  await page.goto('/case_studies');
  await expect(link).toHaveAttribute('href', path);
  await page.goto('/blogs');
  await page.getByRole('button', { name: /^Show All/ }).click();
  await expectCard();
  await page.goto('/');
  await expectCard();
  await link.click();
  await expect(page).toHaveURL(stack.site + path);
  await expect(page.locator('main article').first().getByRole('heading', { level: 1 })).toBeVisible();
  expect(await html(path)).toContain('"datePublished":"2026-02-01"');

  await api.deleteStory(story);
  for (const list of LISTS) await expect.poll(() => html(list)).not.toContain(title);
  await api.unpublish(created);

  async function expectCard(): Promise<void> {
    const shown = page.getByRole('article').filter({ hasText: title }).getByRole('img', { name: 'A well at noon' });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('complete', true);
    expect(await shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);
    await expect(link).toHaveAttribute('href', path);
  }
});

test('a case study and a demo video that an editor adds are on their pages', async ({ page, stack }) => {
  const api = pagesApi(stack);
  const image = await api.upload('A field at noon');
  const addTo = async (path: string, uid: string, item: object) => {
    const entry = await api.find(path);
    const sections = entry.sections.map((section) =>
      section.__component === uid ? { ...section, items: [...(section.items as object[]), item] } : section,
    );
    await api.publish(entry, { sections });
    return () => api.publish(entry, { sections: entry.sections });
  };

  const claim = `Half the paper ${Date.now()}`;
  const study = { client: 'Sample Trust', title: claim, summary: 'Forms on phones.', picture: { image }, to: '/leaf' };
  const undoStudy = await addTo('/case_studies', 'proof.case-studies', study);
  await expect.poll(async () => (await fetch(`${stack.site}/case_studies`)).text()).toContain(claim);
  await page.goto('/case_studies');
  const card = page.getByRole('article').filter({ hasText: claim });
  await expect(card.getByRole('img', { name: 'A field at noon' })).toBeVisible();
  await expect(card.getByRole('link', { name: /: Sample Trust$/ })).toHaveAttribute('href', '/leaf');
  await undoStudy();

  const name = `A day in the field ${Date.now()}`;
  const video = { title: name, description: 'One day.', category: 'Surve-R', duration: '2:00', image, available: true };
  const playable = { ...video, videoId: 'SampleDay01', uploaded: '2026-02-01' };
  const undoVideo = await addTo('/demo-videos', 'product.demo-videos', playable);
  const html = async () => (await fetch(`${stack.site}/demo-videos`)).text();
  await expect.poll(html).toContain(`"@type":"VideoObject","name":"${name}"`);
  await page.route(/i\.ytimg\.com/, (route) => route.fulfill({ status: 204 }));
  await page.goto('/demo-videos');
  await expect(page.getByRole('button', { name: `Play ${name}, 2:00` })).toBeVisible();
  await undoVideo();
});
