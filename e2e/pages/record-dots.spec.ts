import { expect, test } from '../fixtures/test.ts';

test('the record of a dot stays inside the grid, also at its corners, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.goto('/');
  const dots = page.getByRole('button', { name: 'Read the next record' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [right, low] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const grid = (await dots.boundingBox())!;
      await dots.click({ position: { x: 2 + right * (grid.width - 4), y: 2 + low * (grid.height - 4) } });
      const record = (await page.locator('[data-stays]').boundingBox())!;
      expect(record.x).toBeGreaterThanOrEqual(grid.x - 1);
      expect(record.x + record.width).toBeLessThanOrEqual(grid.x + grid.width + 1);
    }
  }
});
