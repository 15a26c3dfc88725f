import { expect, test } from '../fixtures/test.ts';
import { CASES, fillIn, form, submitButton } from './form-cases.ts';

const [demo, contact, , , trial] = CASES;

test.describe('the demo request', () => {
  const fieldSelector = (name: string) => `form [name=${name}]`;

  test('uses the validation messages of the browser', async ({ page }) => {
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
      const field = page.locator(fieldSelector(name));
      await field.fill(bad);
      await submitButton(page).click();
      await expect(field).toBeFocused();
      expect(await field.evaluate((element) => (element as HTMLInputElement).validationMessage)).not.toBe('');
      await field.fill(good);
    }
    await submitButton(page).click();
    await expect(page.locator(fieldSelector('preferredTime'))).toBeFocused();
    expect(posted).toBe(0);
  });

  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test('the earliest date is today in the time zone of the visitor', async ({ page }) => {
        await page.goto(demo!.path);
        const today = new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId }).format(new Date());
        await expect(page.locator(fieldSelector('preferredDate'))).toHaveAttribute('min', today);
      });
    });
  }
});

for (const { form: kind, path } of CASES) {
  test(`the submit button of the form ${kind} is reachable with Tab`, async ({ page }) => {
    await page.goto(path);
    await form(page).locator('[name=name]').focus();
    for (let steps = 0; steps < 40; steps += 1) {
      if (await submitButton(page).evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(submitButton(page)).toBeFocused();
  });
}

test('the trial form shows an error at each field and focuses the first one', async ({ page }) => {
  await page.goto(trial!.path);
  await submitButton(page).click();
  const name = form(page).locator('[name=name]');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter your name.');
  await expect(form(page).getByRole('alert')).toHaveText('9 fields need another look.');
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(9);
  await name.fill('Asha');
  await expect(form(page).getByText('Enter your name.')).toHaveCount(0);
});

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

test('leaving the half-filled trial form requires confirmation', async ({ page }) => {
  await page.goto(trial!.path);
  await form(page).locator('[name=name]').fill('Asha');
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  await page.locator('main').getByRole('link', { name: 'Watch our demos' }).click();
  await expect.poll(() => dialogs).toEqual(['confirm']);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click({ noWaitAfter: true });
  await expect.poll(() => dialogs).toEqual(['confirm', 'beforeunload']);
  await expect(form(page).locator('[name=name]')).toHaveValue('Asha');
});
