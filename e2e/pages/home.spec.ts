import { expect, test } from '../fixtures/test.ts';

test('each whole card of the readers is its link', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Who we serve' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const isLink = await card.evaluate((item) => {
      item.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, height } = item.getBoundingClientRect();
      const hit = (x: number) => document.elementFromPoint(x, top + height / 2)?.closest('a');
      return [left + 4, right - 4].every((x) => hit(x) === item.querySelector('a'));
    });
    expect(isLink).toBe(true);
  }
});

test('the link to the stories in the player bar can be pressed, and does not play the film', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View our Impact Stories' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
});
