import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test("each row's 'Know more' opens its product page at the top", async ({ page }) => {
  for (const [name, url] of [
    ['Surve-R', '/surve_r'],
    ['ProGran', '/progran'],
    ['Drive-R', '/drive_r'],
  ] as const) {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('link', { name: `Know more about ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the Impact Stories section (id impact-stories) is there once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#impact-stories')).toHaveCount(1);
  await expect(page.locator('#impact-stories')).toBeAttached();
});

test('a press on the poster labelled 5:23 loads the autoplay embed, and YouTube gets no request before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) asked.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const poster = page.getByRole('link', { name: /^Play the film:.*5:23$/ });
  await poster.scrollIntoViewIfNeeded();
  expect(asked.filter((url) => url.includes('youtube'))).toEqual([]);
  await poster.click();
  const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
  await expect(player).toHaveAttribute('src', /autoplay=1/);
  await expect(poster).toHaveCount(0);
});

test("the 'Trusted by' strip has six placeholder boxes", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Trusted by', exact: true }).getByRole('listitem')).toHaveCount(6);
});
