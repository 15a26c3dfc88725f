import { expect, test } from '../fixtures/test.ts';
import { openAdmin } from '../support/open-admin.ts';

test('a draft that is published in the admin appears on the site, and disappears when it is unpublished', async ({
  browser,
  stack,
}) => {
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
