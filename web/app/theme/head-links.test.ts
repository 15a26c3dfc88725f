import fs from 'node:fs';
import { expect, test } from 'vitest';
import { APP_ICONS, BROWSER_BAR, brandLinks } from './head-links';

const readPublic = (url: string) => fs.readFileSync(new URL(`../../public${url}`, import.meta.url));

/** Returns width and height from the header of a PNG. */
function size(url: string): string {
  const png = readPublic(url);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test.each(APP_ICONS)('the icon $src has its declared size', ({ src, sizes }) => {
  expect(size(src)).toBe(sizes);
});

test('every icon in the head exists, and the one for phones is 180 px wide', () => {
  for (const { href } of brandLinks) expect(readPublic(href).length).toBeGreaterThan(0);
  expect(size('/apple-touch-icon.png')).toBe('180x180');
});

test("the browser's theme colour is the page background", () => {
  const tokens = fs.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--paper: ${BROWSER_BAR};`);
});
