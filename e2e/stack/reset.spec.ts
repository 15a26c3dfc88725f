import { expect, test } from '../fixtures/test.ts';
import { editorToken, openAdmin, pagesApi } from '../support/admin-api.ts';

const PAGE_PATH = '/impact';
const PAGES = '/admin/content-manager/collection-types/api::page.page';

test('an editor resets a section, then the page, and the site shows it after Publish', async ({ browser, stack }) => {
  test.setTimeout(120_000);
  const api = pagesApi(stack);
  const entry = await api.find(PAGE_PATH);
  const [opening, ...rest] = entry.sections;
  const shipped = { title: String(entry.title), headline: String(opening!.title) };
  const edited = { title: `Edited title ${Date.now()}`, headline: `Edited headline ${Date.now()}` };
  const html = async () => (await fetch(stack.site + PAGE_PATH)).text();
  await api.publish(entry, { title: edited.title, sections: [{ ...opening!, title: edited.headline }, ...rest] });
  await expect.poll(html).toContain(edited.headline);

  const admin = await openAdmin(browser, stack.cms, stack.adminToken, `${PAGES}/${entry.documentId}`);
  const title = admin.getByLabel('Search title*');
  const reset = async (choice: string) => {
    await admin.getByRole('button', { name: 'More document actions' }).click();
    await admin.getByRole('menuitem', { name: 'Reset to the shipped text' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Reset to the shipped text' });
    await expect(dialog).toContainText('What visitors see stays as it is until you press Publish.');
    await dialog.getByRole('radio', { name: choice }).click();
    await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await expect(title).toHaveValue(edited.title);
  await title.fill('Not saved');
  await reset(`Section 1, Opening of a product: ${edited.headline}`);
  await expect(admin.getByRole('button', { name: `Opening of a product - ${shipped.headline}` })).toBeVisible();
  await expect(title).toHaveValue(edited.title);
  await reset('The whole page');
  await expect(title).toHaveValue(shipped.title);
  expect(await html()).toContain(edited.headline);

  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(admin.getByText('Published document').first()).toBeVisible();
  await expect.poll(html).toContain(shipped.headline);
  expect(await html()).not.toContain(edited.headline);
  await admin.goto(`${stack.cms}/admin`);
  await expect(admin.getByText('The site shows everything as entered.')).toBeVisible();
  await admin.context().close();
});

test('an editor sees who else has a page open, and a refused save keeps what was typed', async ({ browser, stack }) => {
  test.setTimeout(180_000);
  const api = pagesApi(stack);
  const { sections } = await api.find(PAGE_PATH);
  const fields = { description: 'x', type: 'company', sections: sections.slice(0, 2) };
  const entry = await api.create({ ...fields, path: `/revised-${Date.now()}`, title: 'The first title' });
  const colleague = pagesApi({ ...stack, adminToken: await editorToken(stack, 'Meera', 'Iyer') });
  await colleague.open(entry);

  const admin = await openAdmin(browser, stack.cms, stack.adminToken, `${PAGES}/${entry.documentId}`);
  await expect(admin.getByRole('heading', { name: 'Somebody else is editing' })).toBeVisible();
  const presence = admin.getByRole('status').filter({ hasText: /^Meera Iyer has had this open since .*\.$/ });
  await expect(presence).toHaveCount(1);
  const title = admin.getByLabel('Search title*');
  await expect(title).toHaveValue('The first title');
  await colleague.save(entry, { title: 'The second title' });
  await title.fill('Typed meanwhile');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText(/was saved by Meera Iyer .* after you opened it/).first()).toBeVisible();
  await expect(title).toHaveValue('Typed meanwhile');

  await admin.reload();
  await expect(title).toHaveValue('The second title');
  // A date in the past.
  await title.fill('Typed before a refused save');
  const day = admin.getByRole('group', { name: 'Unpublish at' }).getByRole('combobox', { name: 'Choose date' });
  await day.fill('01/02/2026');
  await admin.keyboard.press('Tab');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText(/^This time has passed/).first()).toBeVisible();
  await expect(title).toHaveValue('Typed before a refused save');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Saved document').first()).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(title).toHaveValue('Typed before a refused save');
  await api.unpublish(entry);
  await admin.context().close();
});

test('the widget Problems lists what the site rejects, with links', async ({ browser, stack }) => {
  const { documentId, title } = await pagesApi(stack).find(PAGE_PATH);
  const place = { section: 'Section 3, Steps', field: 'Steps 2, Title', reason: 'is missing' };
  // cms/tests/pages.test.ts shows what the CMS responds.
  let data: object[] | null = [{ uid: 'api::page.page', documentId, title, ...place }];
  const admin = await openAdmin(browser, stack.cms, stack.adminToken, '/admin/content-manager');
  await admin.route('**/content-problems', (route) => route.fulfill({ json: { data } }));
  await admin.goto(`${stack.cms}/admin`);
  await expect(admin.getByText('Section 3, Steps: Steps 2, Title is missing.')).toBeVisible();
  await admin.getByRole('link', { name: String(title) }).click();
  await expect(admin).toHaveURL(`${stack.cms}${PAGES}/${documentId}`);
  data = null;
  await admin.goto(`${stack.cms}/admin`);
  await expect(admin.getByText('The site does not respond, so its problems are not known.')).toBeVisible();
  await admin.context().close();
});
