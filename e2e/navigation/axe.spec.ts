import { expect, test } from '../fixtures/test.ts';
import { axeFindings } from '../support/axe.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing in the navigation with each dropdown open', async ({ page }) => {
      await page.goto('/comingsoon');
      await waitForHydration(page);
      if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
      for (const name of ['Products', 'Resources']) {
        await page.getByRole('banner').locator('summary', { hasText: name }).click();
        expect(await axeFindings(page), name).toEqual([]);
      }
    });
  });
}
