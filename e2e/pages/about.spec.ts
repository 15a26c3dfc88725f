import { expect, test } from '../fixtures/test.ts';

test('the About text is cut by width, is whole from 1024 px, and Read More and Read Less show and hide its rest', async ({
  page,
}) => {
  await page.goto('/aboutus');
  const text = page.locator('p', { hasText: /^We started in 2023 in Bengaluru/ });
  /** The length of the visible part of the text, without the ellipsis. */
  const shown = async () => (await text.innerText()).replace(/…$/, '').length;
  const whole = await shown();
  expect(await text.innerText()).toMatch(/a reason for it\.$/);
  const more = page.getByRole('button', { name: 'Read More' });
  for (const [width, characters] of [
    [360, 150],
    [479, 150],
    [480, 200],
    [599, 200],
    [600, 300],
    [767, 300],
    [768, 400],
    [1023, 400],
    [1024, whole],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await shown(), `${width} px`).toBe(characters);
    await expect(more).toBeVisible({ visible: width < 1024 });
  }
  await page.setViewportSize({ width: 600, height: 900 });
  await more.click();
  expect(await shown()).toBe(whole);
  await page.getByRole('button', { name: 'Read Less' }).click();
  expect(await shown()).toBe(300);
});
