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

test('three panels, each with its own background, have challenges, benefits, a price and a call to action', async ({
  page,
}) => {
  await page.goto('/whoweserve');
  const offers = ['NGOs & Non-Profits', 'CSR Arms of Corporates', 'Impact Investors'];
  const backgrounds = new Set<string>();
  for (const name of offers) {
    const panel = page
      .getByRole('region', { name })
      .locator('[data-variant=leaf], [data-variant=sand], [data-variant=amber]');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      // A panel, not a band of the window.
      const { x, width: wide } = (await panel.boundingBox())!;
      expect(x, `${name} at ${width} px`).toBeGreaterThan(0);
      expect(x + wide, `${name} at ${width} px`).toBeLessThan(width);
    }
    await expect(panel.locator('s').first()).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'What changes' })).toBeVisible();
    await expect(panel.getByText(/^(from )?\$\d+|^Custom$/).first()).toBeVisible();
    await expect(panel.getByRole('link')).toHaveCount(1);
    backgrounds.add(await panel.evaluate((one) => getComputedStyle(one).backgroundColor));
  }
  expect(backgrounds.size).toBe(offers.length);
});
