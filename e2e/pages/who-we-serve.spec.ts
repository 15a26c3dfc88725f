import { expect, test } from '../fixtures/test.ts';

test('a price stays inside its card at every width, and each offer is a panel with its own background', async ({
  page,
}) => {
  await page.goto('/whoweserve');
  const cards = page.getByRole('navigation').getByRole('link', { name: /from \$|Custom/ });
  const panels = page
    .getByRole('region', { name: /^(NGOs & Non-Profits|CSR Arms of Corporates|Impact Investors)$/ })
    .locator('[data-colour]');
  for (const width of [320, 479, 480, 768, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await cards.evaluateAll((all) => all.map((card) => card.scrollWidth - card.clientWidth));
    expect(excess, `${width} px`).toEqual([0, 0, 0]);
    const boxes = await panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect()));
    // A panel, not a band of the window.
    for (const { left, right } of boxes) expect(left > 0 && right < width, `${width} px`).toBe(true);
  }
  const colours = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel).backgroundColor));
  expect(new Set(colours).size).toBe(3);
});
