import { expect, test } from '../fixtures/test.ts';
import { CASES, form } from './form-cases.ts';

for (const { form: kind, path } of CASES) {
  test(`the privacy link of the form ${kind} opens a new tab, and the entry stays`, async ({ page, context }) => {
    await page.goto(path);
    const name = form(page).locator('[name=name]');
    await name.fill('Asha Rao');
    const opened = context.waitForEvent('page');
    await form(page).getByRole('link', { name: 'privacy page' }).click();
    await expect(await opened).toHaveURL('/privacy');
    await expect(name).toHaveValue('Asha Rao');
  });
}
