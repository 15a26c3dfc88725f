import { expect, test } from '../fixtures/test.ts';

test('a price stays inside its card at every width', async ({ page }) => {
  await page.goto('/whoweserve');
  const cards = page.getByRole('navigation').getByRole('link', { name: /from \$|Custom/ });
  await expect(cards).toHaveCount(3);
  for (const width of [320, 479, 480, 768, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await cards.evaluateAll((all) => all.map((card) => card.scrollWidth - card.clientWidth));
    expect(excess, `${width} px`).toEqual([0, 0, 0]);
  }
});
