import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test('the sticky navigation links to #measure, #manage and #report and marks the current one', async ({ page }) => {
  await page.goto('/CSR');
  await waitForHydration(page);
  const nav = page.getByRole('navigation', { name: 'On this page' });
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
  for (const name of ['Measure', 'Manage', 'Report']) {
    const link = nav.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    await expect(nav).toBeInViewport();
    await expect(page.locator(`#${name.toLowerCase()}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

test('the two bars do not cover the heading of an anchor', async ({ page }) => {
  await page.goto('/CSR#report');
  const nav = page.getByRole('navigation', { name: 'On this page' });
  const heading = page.locator('#report').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((await nav.boundingBox())?.y ?? 0))
    .toBeGreaterThan(56);
});

test('Schedule a Demo and Contact Sales link to /contact, Learn More links to /aboutus', async ({ page }) => {
  await page.goto('/CSR');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/aboutus');
  for (const link of await main.getByRole('link', { name: 'Schedule a Demo' }).all()) {
    expect(await link.getAttribute('href')).toBe('/contact');
  }
  await expect(main.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
});
