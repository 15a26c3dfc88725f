import fs from 'node:fs';
import { expect, test } from '../fixtures/test.ts';
import { CASES } from './form-cases.ts';

// The admin requests the session before the login (401), and a feature of the paid edition (404).
test.use({ allowedErrors: ['401', '404'] });

test('the admin lists, exports, takes, closes and reopens leads, and keeps notes', async ({ page, stack }) => {
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

  await page.context().addCookies([{ name: 'jwtToken', value: stack.adminToken, url: stack.cms }]);
  await page.goto(`${stack.cms}/admin`);
  const newLeads = page.getByRole('listitem').filter({ hasText: 'Contact message' });
  await expect(newLeads).toContainText(/[1-9]/);
  await newLeads.getByRole('link').click();

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

  await test.step('the status of several leads is set together', async () => {
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

  await test.step('all leads that match are reopened together, after a confirmation with their number', async () => {
    await page.goto(`${stack.cms}/admin/all-leads?_q=${encodeURIComponent(run)}`);
    await page.getByRole('checkbox', { name: 'Select all leads on this page' }).click();
    await expect(page.getByText('2 leads selected')).toBeVisible();
    await page.getByRole('button', { name: 'Reopen', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen: 2 leads' }).click();
    await expect(page.getByText('2 leads reopened.')).toBeVisible();
    for (const name of names) await expect(row(name)).toContainText('new');
  });

  await test.step('one press takes a lead, by keyboard', async () => {
    await page.getByRole('button', { name: `Take it: ${names[0]}` }).focus();
    await page.keyboard.press('Enter');
    await expect(row(names[0]!)).toContainText('in progress');
    await expect(page.getByRole('button', { name: `Take it: ${names[0]}` })).toHaveCount(0);
  });

  await test.step('the lead has an owner, a follow-up and notes that are stored as text', async () => {
    const text = 'Called back.\n<img src=x onerror=alert(1)>';
    await page.getByRole('link', { name: names[0] }).click();
    const history = page.getByRole('list', { name: 'Notes and history' }).getByRole('listitem');
    await expect(history.first()).toContainText('made');
    await page.getByRole('textbox', { name: 'New note' }).fill(text);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(history.first()).toContainText('<img src=x onerror=alert(1)>');
    expect(await history.first().getByText('Called back.').innerText()).toBe(text);
    const followUp = page.getByRole('combobox', { name: 'Follow-up' });
    await followUp.fill('01/02/2024');
    await followUp.press('Tab');
    await expect(page.getByText('Overdue, 1 Feb 2024').first()).toBeVisible();
    await expect(history.first()).toContainText('set the follow-up to 1 Feb 2024');
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: /^My leads due today, \d+ overdue$/ }).click();
    await expect(row(names[0]!)).toContainText('Overdue, 1 Feb 2024');
    await expect(row(names[1]!)).toHaveCount(0);
  });
});
