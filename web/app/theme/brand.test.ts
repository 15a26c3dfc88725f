import fs from 'node:fs';
import { expect, test } from 'vitest';
import { APP_ICONS, BROWSER_BAR, brandLinks } from './brand-links';

const published = (address: string) => fs.readFileSync(new URL(`../../public${address}`, import.meta.url));

/** Width and height out of a PNG's header. */
function size(address: string): string {
  const png = published(address);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test.each(APP_ICONS)('the icon $src has the size it is announced with', ({ src, sizes }) => {
  expect(size(src)).toBe(sizes);
});

test('every icon in the head is there, the one for phones in 180 px', () => {
  for (const { href } of brandLinks) expect(published(href).length).toBeGreaterThan(0);
  expect(size('/apple-touch-icon.png')).toBe('180x180');
});

test("the browser's bar has the colour of the page below it", () => {
  const tokens = fs.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--paper: ${BROWSER_BAR};`);
});
