import { publicAddresses } from '../found/public-addresses.ts';
import { expect, test } from '../fixtures/test.ts';

/** Presses each Request Demo link of the page without going on, and answers those that noted nothing, and their number. */
function pressAll() {
  const links = [...document.querySelectorAll('a')].filter((link) => link.textContent.trim() === 'Request Demo');
  const silent = links.filter((link) => {
    sessionStorage.clear();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    return !sessionStorage.getItem('request-demo-pressed') || !link.href.endsWith('/contact');
  });
  return { all: links.length, silent: silent.map((link) => link.closest('section, header')?.className ?? 'somewhere') };
}

test('every Request Demo on every page notes the press and leads to the contact page', async ({ page, request }) => {
  test.setTimeout(180_000);
  const silent: string[] = [];
  let pressed = 0;
  for (const address of await publicAddresses(request)) {
    const html = await (await request.get(address)).text();
    // One stands in the bar of each page.
    if (html.split('>Request Demo<').length < 3) continue;
    await page.goto(address);
    const found = await page.evaluate(pressAll);
    pressed += found.all;
    silent.push(...found.silent.map((where) => `${address}: ${where}`));
  }
  expect(silent).toEqual([]);
  expect(pressed, 'links that were pressed').toBeGreaterThan(40);
});
