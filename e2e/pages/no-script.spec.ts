import { expect, test } from '../fixtures/test.ts';

// Chromium reports the scripts that it does not load.
test.use({ javaScriptEnabled: false, allowedErrors: [/ csp$/] });

test('home: a long testimonial opens, the carousel scrolls, the strip does not move', async ({ page }) => {
  await page.goto('/');
  const testimonials = page.getByRole('list', { name: 'From people who have to stand by the numbers' });
  const card = testimonials.getByRole('listitem').filter({ hasText: 'Sofia D’Costa' });
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
  await expect(testimonials).toHaveCSS('overflow-x', 'auto');
  await card.getByText('Read all').click();
  await expect(card.getByText(/see what we assumed and disagree with it\.$/)).toBeVisible();
  const strip = page.getByTestId('marquee');
  await expect(strip).toHaveCSS('animation-name', 'none');
  await expect(strip.getByRole('listitem')).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
  );
});

test('about: the whole text is visible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/aboutus');
  await expect(page.getByText(/a reason for it\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read More' })).toBeHidden();
});

test('CSR: the anchor links scroll to their sections', async ({ page }) => {
  await page.goto('/CSR');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Report' }).click();
  await expect(page.locator('#report').getByRole('heading', { level: 2 })).toBeInViewport();
});
