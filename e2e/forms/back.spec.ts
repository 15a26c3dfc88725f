import { paths } from '../../web/app/paths.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { CASES, fillIn, form, installClock, submitButton } from './form-cases.ts';

/** Together these have each kind of field. */
const KINDS = ['demo', 'tellmore', 'trial'];

// Playwright's Chromium has no back/forward cache: Back loads the page again, as on a phone with little memory.
for (const { form: kind, path, entry, success } of CASES.filter(({ form: one }) => KINDS.includes(one))) {
  test(`Back to the form ${kind}, which loads again, keeps the entries`, async ({ page }) => {
    const entries = () =>
      form(page).evaluate((element: HTMLFormElement) => [...new FormData(element)].map((pair) => pair.map(String)));
    const skipSpamTime = await installClock(page);
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
    await skipSpamTime();
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(success);
  });
}
