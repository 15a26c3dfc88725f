import { PRIVACY_VERSION } from '../../web/app/content/privacy-version.ts';
import { expect, test } from '../fixtures/test.ts';
import { CASES, fillIn, form, installClock, sendEntry, submitButton, leadsBy } from './form-cases.ts';
import { openWithoutScripts, waitForHydration } from '../support/page.ts';
import { paths } from '../../web/app/paths.ts';

for (const { form: kind, path, uid, entry, success } of CASES) {
  test(`the form ${kind} reaches the inbox and shows the success message`, async ({ page, stack }) => {
    const name = `Asha Rao ${kind} ${Date.now()}`;
    await installClock(page);
    await page.goto(path);
    await sendEntry(page, { entry: { ...entry, name }, success });
    const [lead, ...more] = await leadsBy(stack, uid, name);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ leadStatus: 'new', sourcePage: path, privacyVersion: PRIVACY_VERSION });
    for (const [field, value] of Object.entries({ ...entry, name })) {
      expect(lead?.[field]).toBe([value].flat().join(', '));
    }
  });
}

// The browser validates the first of these forms, its scripts the second.
for (const { form: kind, path, uid, entry, success } of [CASES[0]!, CASES[4]!]) {
  test(`the form ${kind} that is sent before hydration waits for it`, async ({ page, stack }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: ['400'] });

  // journeys/visitors.spec.ts sends the form contact, faults/cms.spec.ts the form apply.
  for (const { form: kind, path, uid, entry, success } of [CASES[0]!, CASES[3]!, CASES[4]!]) {
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
});

const contact = CASES[1]!;

test('the navigation does not cover the focused invalid field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(contact.path);
  await fillIn(page, { ...contact.entry, jobTitle: '' });
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

// Playwright's Chromium has no back/forward cache: Back loads the page again, as on a phone with little memory.
// The first of these has a date, the second a field that another one shows.
for (const { form: kind, path, entry, success } of [CASES[0]!, CASES[3]!]) {
  test(`Back to the form ${kind}, which loads again, keeps the entries`, async ({ page }) => {
    const entries = () =>
      form(page).evaluate((element: HTMLFormElement) => [...new FormData(element)].map((pair) => pair.map(String)));
    await installClock(page);
    await page.goto(path);
    await fillIn(page, entry);
    const entered = await entries();
    for (const value of Object.values(entry).flat()) expect(entered.map(([, one]) => one)).toContain(value);
    await page.evaluate(() => Object.assign(window, { isLeft: true }));
    await page.goto(paths.privacy);
    await page.goBack();
    await expect.poll(entries).toEqual(entered);
    expect(await page.evaluate(() => 'isLeft' in window)).toBe(false);
    await waitForHydration(page);
    expect(await entries()).toEqual(entered);
    await page.clock.fastForward(30_000);
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(success);
  });
}
