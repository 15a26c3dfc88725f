import fs from 'node:fs';
import { expect, test } from '../fixtures/test.ts';
import { CASES } from './form-cases.ts';

// The admin requests the session before the login (401), and a feature of the paid edition (404).
test.use({ allowedErrors: ['401', '404'] });

test('the admin lists new leads, exports them, sets their status and opens one', async ({ page, stack }) => {
  const { entry } = CASES[1]!;
  const run = `Inbox ${Date.now()}`;
  const names = [`${run} one`, `${run} two`];
  const email = 'asha+inbox@example.org';
  for (const name of names) {
    const response = await fetch(`${stack.site}/forms/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entry, name, email }),
    });
    expect(response.status).toBe(201);
  }
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  await page.goto(`${stack.cms}/admin`);
  await page.locator('input[name=email]').fill(String(stack.settings.ADMIN_EMAIL));
  await page.locator('input[name=password]').fill(String(stack.settings.ADMIN_PASSWORD));
  await page.getByRole('button', { name: 'Login' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: 'Contact message' });
  await expect(waiting).toContainText(/[1-9]/);
  await waiting.getByRole('link').click();

  await test.step('the list shows e-mail and phone as links, and short dates', async () => {
    await expect(page.getByText('Status is new')).toBeVisible();
    const link = row(names[0]!).getByRole('link', { name: email });
    await expect(link).toHaveAttribute('href', 'mailto:asha%2Binbox@example.org');
    await expect(row(names[0]!).getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:9876543210');
    await expect(row(names[0]!)).toContainText(/\d{1,2} \w{3,4} \d{4}, \d\d:\d\d/);
    // The browser of the test has no e-mail program. The click must not reach the row, which would open the lead.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
    );
    await link.click();
    await expect(page).toHaveURL(/contact-message\?/);
  });

  await test.step('the export button shows that filters are set', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV (filtered)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/);
    expect(fs.readFileSync(await download.path(), 'utf8')).toContain(names[0]);
  });

  await test.step('the status of several leads is set at once', async () => {
    for (const name of names) await row(name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Set status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set the status of 2 leads' });
    await dialog.getByRole('radio', { name: 'closed' }).click();
    await dialog.getByRole('button', { name: 'Set status' }).click();
    await expect(page.getByText('2 leads set to “closed”.')).toBeVisible();
    // The list still shows only new leads.
    for (const name of names) await expect(row(name)).toHaveCount(0);
  });

  await test.step('the list of all leads finds them, and the lead has links to write and to call', async () => {
    await page.getByRole('link', { name: 'All leads' }).click();
    await expect(page.getByRole('grid', { name: 'All leads' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Form' }).click();
    await page.getByRole('option', { name: 'Trial request' }).click();
    for (const name of names) await expect(row(name)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Form' }).click();
    await page.getByRole('option', { name: 'Contact message' }).click();
    await page.getByRole('button', { name: 'Search' }).click();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: /Search/ }))
      .fill(names[1]!);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 lead, newest first')).toBeVisible();
    await expect(row(names[1]!)).toContainText('closed');
    await page.getByRole('link', { name: names[1] }).click();
    await expect(page.getByRole('heading', { name: names[1] })).toBeVisible();
    await expect(page.getByRole('link', { name: `Write to ${email}` })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: 'Call 9876543210' })).toHaveAttribute('href', 'tel:9876543210');
  });
});
