import fs from 'node:fs';
import { expect, test } from 'vitest';

const fileUrl = (name: string) => new URL(name, import.meta.url);
const css = fs.readFileSync(fileUrl('./fonts.css'), 'utf8');
const faces = css.split('@font-face').slice(1);
const parts = faces.flatMap((face) => {
  const file = /url\('(.+?)'\)/.exec(face)?.[1];
  const range = /unicode-range:\s+([^;]+);/.exec(face)?.[1] ?? '';
  return file ? [{ file, family: /font-family: '(.+?)'/.exec(face)![1]!, codePoints: codePointsIn(range) }] : [];
});
const core = parts.filter(({ file }) => !file.endsWith('-more.woff2'));
const bytesOf = (files: string[]) => files.reduce((sum, file) => sum + fs.statSync(fileUrl(file)).size, 0);

function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
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
  const used = [...tokens.matchAll(/--font-(?:display|text): (.+);/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(.+?)'/g)].map(([, family]) => family),
  );
  expect(new Set(used)).toEqual(families);
  const fallbacks = css.split('@font-face').filter((face) => face.includes('local('));
  expect(fallbacks.length).toBeGreaterThanOrEqual(4);
  for (const face of fallbacks) expect(face).toMatch(/size-adjust[\s\S]*ascent-override[\s\S]*descent-override/);
});

test('a font that arrives late replaces its fallback', () => {
  for (const face of faces.filter((one) => one.includes('url('))) expect(face).toContain('font-display: swap');
});
