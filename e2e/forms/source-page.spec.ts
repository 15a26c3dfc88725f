import { expect, test } from '../fixtures/test.ts';
import { CASES, fillIn, form, installClock, submitButton } from './form-cases.ts';
import { leadsBy } from './find-leads.ts';

test('a demo request names the page where Request Demo was pressed', async ({ page, stack }) => {
  const { uid, entry, success } = CASES[0]!;
  const name = `Asha from Surve-R ${Date.now()}`;
  const skipTime = await installClock(page);
  await page.goto('/surve_r');
  await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillIn(page, { ...entry, name });
  await skipTime();
  await submitButton(page).click();
  await expect(form(page).getByRole('status')).toHaveText(success);
  expect(await leadsBy(stack, uid, name)).toMatchObject([{ sourcePage: '/surve_r' }]);
});
