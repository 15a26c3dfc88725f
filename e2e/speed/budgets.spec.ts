import { publicUrls } from '../seo/public-urls.ts';
import { expect, test } from '../fixtures/test.ts';

// pages/every-page.spec.ts measures what each page weighs.

test('no script and no style sheet blocks the first view', async ({ request }) => {
  for (const address of await publicUrls(request)) {
    const html = await (await request.get(address)).text();
    expect(html, address).not.toMatch(/<link rel="(modulepreload|stylesheet)"(?![^>]*media="not all" disabled)/);
    const blocking = [...html.matchAll(/<script([^>]*\ssrc=[^>]*)>/g)].filter(
      ([, more]) => !/module|async|defer/.test(more ?? ''),
    );
    expect(blocking, address).toEqual([]);
    expect(html, address).not.toContain('rel="manifest"');
  }
});

test('the page links the web manifest after load', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Delays the load event.
  await page.route('**/video/*', (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const pressed = page.getByRole('button', { name: 'Play film' });
  await expect(pressed).toBeVisible();
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveCount(0);
  release();
  await expect(manifest).toHaveAttribute('href', '/site.webmanifest');
});
