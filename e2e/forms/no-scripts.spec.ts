import { expect, test } from '../fixtures/test.ts';
import { CASES, fillIn, form, submitButton } from './form-cases.ts';
import { leadsBy } from './find-leads.ts';

test.use({ javaScriptEnabled: false, allowedErrors: ['400'] });

for (const { form: kind, path, uid, entry, success } of CASES) {
  test(`the form ${kind} works without scripts`, async ({ page, stack }) => {
    const name = `Plain ${kind} ${Date.now()}`;
    await page.goto(path);
    // The browser accepts spaces in a required field. The server does not.
    await fillIn(page, { ...entry, name: '   ' });
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(/^Failed to (send|submit)/);
    await expect(form(page).locator('[name=name]')).toHaveAccessibleDescription('Enter your name.');
    for (const [field, value] of Object.entries(entry)) {
      if (field === 'name') continue;
      if (typeof value === 'string') await expect(form(page).locator(`[name=${field}]`)).toHaveValue(value);
      else for (const one of value) await expect(form(page).locator(`[name=${field}][value="${one}"]`)).toBeChecked();
    }
    await form(page).locator('[name=name]').fill(name);
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(success);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await leadsBy(stack, uid, name)).toMatchObject([{ leadStatus: 'new' }]);
  });
}

test('the field for another thematic area shows once "other" is selected', async ({ page }) => {
  await page.goto(CASES[3]!.path);
  const other = form(page).locator('[name=otherThematicArea]');
  await expect(other).toBeHidden();
  await form(page).locator('[name=thematicArea]').selectOption('other');
  await expect(other).toBeVisible();
});
