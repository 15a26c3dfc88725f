import { expect, test } from '../fixtures/test.ts';

test('the sticky navigation links to #measure, #manage and #report, marks the current one and covers no heading', async ({
  page,
}) => {
  await page.goto('/CSR');
  const nav = page.getByRole('navigation', { name: 'On this page' });
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
  for (const name of ['Measure', 'Manage', 'Report']) {
    const link = nav.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    await expect(nav).toBeInViewport();
    const heading = page.locator(`#${name.toLowerCase()}`).getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((await nav.boundingBox())?.y ?? 0))
      .toBeGreaterThan(56);
  }
});
