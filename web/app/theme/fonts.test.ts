import fs from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '~/lib/languages';

const fileUrl = (name: string) => new URL(name, import.meta.url);
const css = fs.readFileSync(fileUrl('./fonts.css'), 'utf8');
const facesIn = (sheet: string) => sheet.split('@font-face').slice(1);
const partsIn = (sheet: string) =>
  facesIn(sheet).flatMap((face) => {
    const file = /url\('(.+?)'\)/.exec(face)?.[1];
    const range = /unicode-range:\s+([^;]+);/.exec(face)?.[1] ?? '';
    return file ? [{ file, family: /font-family: '(.+?)'/.exec(face)![1]!, codePoints: codePointsIn(range) }] : [];
  });
const faces = facesIn(css);
const parts = partsIn(css);
/** The faces of other scripts, one in each style sheet. */
const scriptSheets = fs
  .readdirSync(fileUrl('./fonts/'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => fs.readFileSync(fileUrl(`./fonts/${name}`), 'utf8'))
  .filter((sheet) => sheet.includes('@font-face'));
const SCRIPT_FAMILY = 'Other Scripts';
const core = parts.filter(({ file }) => !file.endsWith('-more.woff2'));
const bytesOf = (files: string[]) => files.reduce((sum, file) => sum + fs.statSync(fileUrl(file)).size, 0);

function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = [...part.matchAll(/[0-9A-F]+/gi)].map(([hex]) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

test('the fonts of every page are at most 37 KiB, each with its licence file', () => {
  expect(core).toHaveLength(2);
  expect(bytesOf(core.map(({ file }) => file))).toBeLessThanOrEqual(37 * 1024);
  // With its headers a larger file would need one more round trip, because another font and an image load in parallel.
  for (const { file } of core) expect(bytesOf([file]), file).toBeLessThanOrEqual(19_900);
  expect(bytesOf(parts.map(({ file }) => file))).toBeLessThanOrEqual(65 * 1024);
  for (const { file } of core) {
    expect(fs.readFileSync(fileUrl(file.replace('.woff2', '.OFL.txt')), 'utf8')).toContain('SIL Open Font License');
  }
});

test('each character is in one file of a font, and characters of English text and of numbers are in the first', () => {
  for (const { family, codePoints } of core) {
    const all = parts.filter((part) => part.family === family).flatMap((part) => part.codePoints);
    expect(new Set(all).size).toBe(all.length);
    for (const character of '₹1,20,000 – “plain” ‘English’ … 3 × 4 ± 2 ≥ ≈ − ° ² CO₂ → é') {
      expect(codePoints, character).toContain(character.codePointAt(0));
    }
    for (const character of 'āñüß€') expect(all, character).toContain(character.codePointAt(0));
  }
});

test('fallback fonts with adjusted metrics exist for both fonts', () => {
  const tokens = fs.readFileSync(fileUrl('./tokens.css'), 'utf8');
  const families = new Set([...css.matchAll(/font-family: '(.+?)'/g)].map(([, family]) => family));
  const used = [...tokens.matchAll(/--font-(?:display|text):\s([^;]+);/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(.+?)'/g)].map(([, family]) => family),
  );
  expect(new Set(used)).toEqual(families.add(SCRIPT_FAMILY));
  const fallbacks = css.split('@font-face').filter((face) => face.includes('local('));
  expect(fallbacks.length).toBeGreaterThanOrEqual(4);
  for (const face of fallbacks) expect(face).toMatch(/size-adjust[\s\S]*ascent-override[\s\S]*descent-override/);
});

test('a font that arrives late replaces its fallback', () => {
  for (const face of [...faces, ...scriptSheets.flatMap(facesIn)].filter((one) => one.includes('url('))) {
    expect(face).toContain('font-display: swap');
  }
});

test('each script of a language has a font of at most 120 KiB, with the letters of its block', () => {
  const scriptParts = scriptSheets.flatMap(partsIn);
  const scripts = new Set(Object.values(LANGUAGES).map(({ script }) => script));
  scripts.delete('Latn');
  for (const script of scripts) {
    const isOfScript = new RegExp(`\\p{Script=${script}}`, 'u');
    const ofScript = scriptParts.filter(({ codePoints }) =>
      codePoints.some((code) => isOfScript.test(String.fromCodePoint(code))),
    );
    expect(ofScript, script).toHaveLength(1);
    expect(bytesOf([`./fonts/${ofScript[0]!.file}`]), script).toBeLessThanOrEqual(120 * 1024);
  }
  expect(scriptParts).toHaveLength(scripts.size);
  expect(fs.readFileSync(fileUrl('./fonts/noto-sans-arabic.OFL.txt'), 'utf8')).toContain('SIL Open Font License');
});

// A browser first chooses the faces whose weights match best, and only then those with the letter.
test('the fonts of the scripts are one family: they differ only in file and letters', () => {
  const descriptors = scriptSheets
    .flatMap(facesIn)
    .map((face) => face.replace(/\/\*.*?\*\/|src: [^;]+;|unicode-range: *[^;]+;/gs, '').replace(/\s+/g, ' '));
  expect(new Set(descriptors).size).toBe(1);
  expect(descriptors[0]).toContain(`font-family: '${SCRIPT_FAMILY}'`);
});
