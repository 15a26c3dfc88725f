import { expect, test } from '../fixtures/test.ts';

test('the Impact Stories are equal cards in one to four columns, and their title and button do not overlap', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#impact-stories');
  const cards = page.locator('#impact-stories ul > li:not([data-collapsed])');
  for (const [width, columns] of [
    [1440, 4],
    [1280, 4],
    [1279, 3],
    [992, 3],
    [768, 2],
    [360, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => {
        const size = (element: Element) => Math.round(element.getBoundingClientRect().width);
        return { top: item.getBoundingClientRect().top, sizes: [size(item), size(item.querySelector('img')!)] };
      }),
    );
    const [first] = boxes;
    expect(boxes).toHaveLength(4);
    expect(boxes.filter(({ top }) => top === first!.top).length, `${width} px`).toBe(columns);
    for (const { sizes } of boxes) expect(sizes, `${width} px`).toEqual([first!.sizes[0], first!.sizes[0]]);
    const title = await section.getByRole('heading', { level: 2 }).evaluate((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return text.getBoundingClientRect();
    });
    const button = (await section.getByRole('button', { name: /^Show All/ }).boundingBox())!;
    expect(button.x > title.right + 8 || button.y > title.bottom, `${width} px`).toBe(true);
  }
});

test('the link to all posts and stories follows only when Show All has shown the rest', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#impact-stories');
  const all = section.getByRole('link', { name: 'All posts and stories' });
  await expect(all).toBeHidden();
  await section.getByRole('button', { name: /^Show All/ }).click();
  await expect(all).toBeVisible();
});
