import fs from 'node:fs';
import { expect, test } from '../fixtures/test.ts';
import { CASES } from './entries.ts';

// The admin asks whether anybody is signed in before anybody is, and for a feature of the paid edition.
test.use({ allowedComplaints: ['401', '404'] });

test('a colleague finds new leads on the home of the admin, opens the list and takes it along', async ({
  page,
  stack,
}) => {
  const { entry } = CASES[1]!;
  const name = `Inbox ${Date.now()}`;
  const answer = await fetch(`${stack.site}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...entry, name }),
  });
  expect(answer.status).toBe(201);

  await page.goto(`${stack.cms}/admin`);
  await page.locator('input[name=email]').fill(String(stack.settings.ADMIN_EMAIL));
  await page.locator('input[name=password]').fill(String(stack.settings.ADMIN_PASSWORD));
  await page.getByRole('button', { name: 'Login' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: 'Contact message' });
  await expect(waiting).toContainText(/[1-9]/);
  await waiting.getByRole('link').click();
  await expect(page.getByText('Status is new')).toBeVisible();
  await expect(page.getByRole('gridcell', { name }).or(page.getByRole('cell', { name }))).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/);
  expect(fs.readFileSync(await download.path(), 'utf8')).toContain(name);
});
