import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { APP_ICONS, BROWSER_BAR, brandLinks } from './head-links';

const APP = path.resolve(import.meta.dirname, '..');
const files = fs.readdirSync(APP, { recursive: true, encoding: 'utf8' });
const read = (file: string) => fs.readFileSync(path.join(APP, file), 'utf8');
const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: read(file).replaceAll(/\/\*.*?\*\//gs, '') }));

test('every class name of a component is in its style sheet', () => {
  const missing = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = read(file);
      const imports = [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
      return imports.flatMap(([, name, sheet = '']) => {
        const css = read(sheet.startsWith('~/') ? sheet.slice(2) : path.join(path.dirname(file), sheet));
        const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)\\b(?!\\.css)`, 'g'))].map(([, one]) => one);
        return used.filter((one) => !new RegExp(`\\.${one}\\b`).test(css)).map((one) => `${file}: ${one}`);
      });
    });
  expect(missing).toEqual([]);
});

// Without an element :has() also means the root: each change below it would then check the styles of the whole page.
test('no selector begins with :has() without an element', () => {
  const found = sheets.filter(({ css }) => /(?:^|[{};]|,\n)\s*:has\(|:is\(:has\(/.test(css));
  expect(found.map(({ file }) => file)).toEqual([]);
  expect(sheets.length).toBeGreaterThan(20);
});

test('numbers in the display font are proportional, because a tabular 1 has another shape', () => {
  const rules = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/[^{}]*\{[^{}]*\}/g)].map(([rule]) => `${file}: ${rule}`),
  );
  expect(rules.length).toBeGreaterThan(500);
  expect(rules.filter((rule) => rule.includes('--font-display') && rule.includes('tabular-nums'))).toEqual([]);
});

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
