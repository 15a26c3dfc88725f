import { expect, test } from '../fixtures/test.ts';

/** Chromium reports the scripts that it does not load. */
const NO_SCRIPT = '\\.js csp$';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, allowedErrors: javaScriptEnabled ? [] : [NO_SCRIPT] });

    for (const [url, ...names] of [
      ['/surve_r', 'Answer one question', 'Asked in the language of the household'],
      ['/progran', 'Follow one activity'],
      ['/drive_r', 'Ask it yourself'],
    ] as const) {
      test(`${url}: a choice shows its text and its screen alone, and nothing moves`, async ({ page }) => {
        await page.goto(url);
        for (const name of names) {
          const section = page.getByRole('region', { name });
          const choices = section.getByRole('radio');
          const before = (await section.boundingBox())!;
          await expect(choices.first()).toBeChecked();
          await choices.first().focus();
          for (const n of [1, 2]) {
            await page.keyboard.press('ArrowDown');
            await expect(choices.nth(n)).toBeChecked();
            await expect(section.getByRole('img')).toHaveCount(1);
            const text = page.locator(`[id="${await choices.nth(n).getAttribute('aria-describedby')}"]`);
            await expect(text).toBeVisible();
          }
          // A loaded picture may differ from its reserved size by a part of a pixel.
          expect((await section.boundingBox())!.height, name).toBeCloseTo(before.height, 0);
        }
      });
    }

    test('the chosen view of a screen is shown alone, and nothing moves', async ({ page }) => {
      await page.goto('/progran');
      for (const [name, view, shown] of [
        ['Place', 'Yadgir', /^The 36 villages of Yadgir/],
        ['Beneficiary', 'Noorjahan', /Noorjahan Begum/],
      ] as const) {
        const group = page.getByRole('group', { name });
        const article = page.getByRole('article').filter({ has: group });
        await expect(group.getByRole('radio').first()).toBeChecked();
        const before = (await article.boundingBox())!;
        await group.getByRole('radio', { name: view }).focus();
        await page.keyboard.press('Space');
        await expect(article.getByRole('img', { name: shown })).toBeVisible();
        await expect(article.getByRole('img')).toHaveCount(1);
        expect((await article.boundingBox())!.height).toBeCloseTo(before.height, 0);
      }
    });

    test('the text of a chosen view replaces that of its choice, and another choice that of the view', async ({
      page,
    }) => {
      await page.goto('/drive_r');
      const ofChoice = page.getByText(/^Yadgir, where the average/);
      const ofView = page.getByText(/^Farm work lacks .* more/);
      await expect(ofView).toBeHidden();
      await page.getByRole('group', { name: 'Split by' }).getByRole('radio', { name: 'Kind of work' }).check();
      await expect(ofView).toBeVisible();
      await expect(ofChoice).toBeHidden();
      await page.getByRole('radio', { name: 'How many women decide on spending?' }).check();
      await expect(page.getByText(/^3,338 of 5,472/)).toBeVisible();
      await expect(ofView).toBeHidden();
    });
  });
}
