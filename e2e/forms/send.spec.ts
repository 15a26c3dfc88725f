import { PRIVACY_VERSION } from '../../web/app/content/privacy-version.ts';
import { expect, test } from '../fixtures/test.ts';
import { CASES, fillIn, form, installClock, submitButton } from './form-cases.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';
import { leadsBy } from './find-leads.ts';

for (const { form: kind, path, uid, entry, success } of CASES) {
  test(`the form ${kind} reaches the inbox and shows the success message`, async ({ page, stack }) => {
    const name = `Asha Rao ${kind} ${Date.now()}`;
    const skipTime = await installClock(page);
    await page.goto(path);
    await fillIn(page, { ...entry, name });
    await skipTime();
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(success);
    const [lead, ...more] = await leadsBy(stack, uid, name);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ leadStatus: 'new', sourcePage: path, privacyVersion: PRIVACY_VERSION });
    for (const [field, value] of Object.entries({ ...entry, name })) {
      expect(lead?.[field]).toBe([value].flat().join(', '));
    }
  });
}

test('a form with the honeypot filled in gets the success message and is stored as spam', async ({ page, stack }) => {
  const { path, uid, entry, success } = CASES[2]!;
  const name = `Robot ${Date.now()}`;
  await page.goto(path);
  await fillIn(page, { ...entry, name });
  await form(page).locator('[name=homepage]').fill('https://spam.example', { force: true });
  await submitButton(page).click();
  await expect(form(page).getByRole('status')).toHaveText(success);
  expect(await leadsBy(stack, uid, name)).toMatchObject([{ leadStatus: 'spam' }]);
});

// The browser validates the first of these forms, its scripts the second.
for (const { form: kind, path, uid, entry, success } of [CASES[0]!, CASES[4]!]) {
  test(`the form ${kind} that is sent before hydration waits for it, and is sent with its header`, async ({
    page,
    stack,
  }) => {
    const name = `Held ${kind} ${Date.now()}`;
    const accepted: (string | undefined)[] = [];
    page.on('request', (request) => request.method() === 'POST' && accepted.push(request.headers().accept));
    const release = await openWithoutScripts(page, path);
    // The browser and password managers fill in a number with its country code.
    await fillIn(page, { ...entry, name, phone: `+91 ${String(entry.phone)}` });
    // As long as a person needs at least.
    await expect.poll(() => page.evaluate(() => performance.now()), { timeout: 20_000 }).toBeGreaterThan(3000);
    await submitButton(page).click({ noWaitAfter: true });
    expect(accepted).toEqual([]);
    release();
    await expect(form(page).getByRole('status')).toHaveText(success);
    expect(accepted).toEqual(['application/json']);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await leadsBy(stack, uid, name)).toMatchObject([{ leadStatus: 'new', phone: entry.phone }]);
  });
}
