import { expect, test } from '../fixtures/test.ts';

for (const width of [360, 768, 1440]) {
  test(`the parts of a platform's screen stand apart at ${width} px, whichever sheet loads first`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/agrisolutions');
    const tag = await page.locator('.sd-tag').boundingBox();
    const lots = await page.locator('.sd-lot:visible').all();
    expect(lots.length).toBeGreaterThan(2);
    for (const lot of lots) {
      const box = await lot.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tag?.y ?? 0);
    }
  });
}
