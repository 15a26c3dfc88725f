import { expect, test } from '../fixtures/test.ts';
import { CASES, fillIn, form, submitButton } from './form-cases.ts';

const [demo, contact] = CASES;

test('the demo request uses the validation messages of the browser', async ({ page }) => {
  let posted = 0;
  await page.route('**/forms/demo', (route) => {
    posted += 1;
    return route.abort();
  });
  await page.goto(demo!.path);
  for (const [name, bad, good] of [
    ['name', '', 'Asha'],
    ['organization', '', 'Seva'],
    ['phone', '12345', '9876543210'],
    ['email', 'asha', 'asha@example.org'],
    ['preferredDate', '2001-01-01', '2099-05-24'],
  ] as const) {
    const field = form(page).locator(`[name=${name}]`);
    await field.fill(bad);
    await submitButton(page).click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((element) => (element as HTMLInputElement).validationMessage)).not.toBe('');
    await field.fill(good);
  }
  await submitButton(page).click();
  await expect(form(page).locator('[name=preferredTime]')).toBeFocused();
  expect(posted).toBe(0);
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test('the earliest date is today in the time zone of the visitor', async ({ page }) => {
      await page.goto(demo!.path);
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId }).format(new Date());
      await expect(form(page).locator('[name=preferredDate]')).toHaveAttribute('min', today);
    });
  });
}

test('the navigation does not cover the focused invalid field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(contact!.path);
  await fillIn(page, { ...contact!.entry, jobTitle: '' });
  await submitButton(page).click();
  const field = form(page).locator('[name=jobTitle]');
  await expect(field).toBeFocused();
  const isOnTop = () =>
    field.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 10, top + 10) === element;
    });
  // The page scrolls smoothly, so the check repeats.
  await expect.poll(isOnTop).toBe(true);
});

test('a pasted or typed phone number is reduced to ten digits', async ({ page }) => {
  await page.goto(contact!.path);
  const phone = form(page).locator('[name=phone]');
  await phone.focus();
  await page.keyboard.insertText('+91 (987) 654-3210');
  await expect(phone).toHaveValue('9876543210');
  await phone.fill('');
  await phone.pressSequentially('09876543210');
  await expect(phone).toHaveValue('9876543210');
});
