import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test('a draft that is published in the admin appears on the site, and disappears when it is unpublished', async ({
  browser,
  stack,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext();
  const admin = await context.newPage();
  const visitor = await context.newPage();
  const title = `Fresh from the editor ${Date.now()}`;

  await admin.goto(`${stack.cms}/admin/auth/login`);
  await admin.getByLabel('Email*').fill(String(stack.settings.ADMIN_EMAIL));
  await admin.getByLabel('Password*', { exact: true }).fill(String(stack.settings.ADMIN_PASSWORD));
  await admin.getByRole('button', { name: 'Login' }).click();
  await expect(admin).toHaveURL(/\/admin\/?$/);

  await admin.goto(`${stack.cms}/admin/content-manager/collection-types/api::article.article/create`);
  await admin.getByLabel('Title*', { exact: true }).fill(title);
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await expect(admin.getByLabel('Address (slug)*')).toHaveValue(slug);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Saved document').first()).toBeVisible();
  await visitor.goto(`${stack.site}/blogs`);
  await expect(visitor.getByText(title)).toHaveCount(0);

  // A colleague opened the article before the next save, and saves after it.
  const colleague = await context.newPage();
  await colleague.goto(admin.url());
  const description = (page: Page) => page.getByLabel('Description', { exact: true });
  await expect(description(colleague)).toBeVisible();
  await description(admin).fill('By the first');
  // After the save, the form loads the stored entry with its new version.
  const stored = storedEntry(admin);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await stored;
  await expect(description(admin)).toHaveValue('By the first');
  await expect(admin.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await description(colleague).fill('By the second');
  await colleague.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByText(/was saved by Site Admin .* after you opened it/).first()).toBeVisible();
  await expect(description(colleague)).toHaveValue('By the second');

  const published = admin.waitForResponse((response) => response.url().endsWith('/actions/publish'));
  const message = expect(admin.getByText('Published document').first()).toBeVisible({ timeout: 30_000 });
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  expect(await (await published).text()).not.toContain('"error"');
  await message;
  const live = admin.getByRole('link', { name: 'Open the published article' });
  await expect(live).toHaveAttribute('href', `${stack.site}/blogs/${slug}`);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(title).first()).toBeVisible({ timeout: 500 });
  }).toPass();

  await admin.getByRole('button', { name: 'More document actions' }).click();
  await admin.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(admin.getByText('Unpublished document').first()).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(title)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await context.close();
});

/** Resolves when the form has fetched its entry after the next save. */
async function storedEntry(page: Page): Promise<void> {
  let isSaved = false;
  const response = await page.waitForResponse((one) => {
    const isEntry = /\/collection-types\/api::article\.article\/\w{24}$/.test(new URL(one.url()).pathname);
    const method = one.request().method();
    if (isEntry && method === 'PUT') isSaved = true;
    return isSaved && isEntry && method === 'GET';
  });
  await response.finished();
}
