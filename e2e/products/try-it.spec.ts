import { expect, test } from '../fixtures/test.ts';

/** Chromium reports the scripts that it does not load. */
const NO_SCRIPT = '\\.js csp$';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, allowedErrors: javaScriptEnabled ? [] : [NO_SCRIPT] });

    for (const [url, place] of [
      ['/surve_r', 0],
      ['/surve_r', 1],
      ['/progran', 0],
      ['/drive_r', 0],
    ] as const) {
      test(`a choice on ${url} (${place + 1}) shows its text and its screen alone, and nothing moves`, async ({
        page,
      }) => {
        await page.goto(url);
        const section = page.locator('section', { has: page.getByRole('radio') }).nth(place);
        const choices = section.getByRole('radio');
        const before = await section.boundingBox();
        await expect(choices.first()).toBeChecked();
        await choices.first().focus();
        for (const n of [1, 2]) {
          await page.keyboard.press('ArrowDown');
          await expect(choices.nth(n)).toBeChecked();
          await expect(section.getByRole('img')).toHaveCount(1);
          const text = page.locator(`[id="${await choices.nth(n).getAttribute('aria-describedby')}"]`);
          await expect(text).toBeVisible();
        }
        expect((await section.boundingBox())?.height).toBe(before?.height);
      });
    }
  });
}
