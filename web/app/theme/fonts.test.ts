// @vitest-environment node
import fs from 'node:fs';
import { expect, test } from 'vitest';

const at = (name: string) => new URL(name, import.meta.url);
const css = fs.readFileSync(at('./fonts.css'), 'utf8');
const files = [...css.matchAll(/url\('(.+?)'\)/g)].map(([, file]) => file!);

test('the faces together weigh at most 75 KiB, each with its licence beside it', () => {
  const bytes = files.map((file) => fs.statSync(at(file)).size);
  expect(files).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(75 * 1024);
  for (const file of files) {
    expect(fs.readFileSync(at(file.replace('.woff2', '.OFL.txt')), 'utf8')).toContain('SIL Open Font License');
  }
});

test('text shows at once in a stand-in of the same measure', () => {
  const tokens = fs.readFileSync(at('./tokens.css'), 'utf8');
  const families = new Set([...css.matchAll(/font-family: '(.+?)'/g)].map(([, family]) => family));
  const used = [...tokens.matchAll(/--font-(?:display|text): (.+);/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(.+?)'/g)].map(([, family]) => family),
  );
  expect(new Set(used)).toEqual(families);
  const standIns = css.split('@font-face').filter((face) => face.includes('local('));
  expect(standIns.length).toBeGreaterThanOrEqual(4);
  for (const face of standIns) expect(face).toMatch(/size-adjust[\s\S]*ascent-override[\s\S]*descent-override/);
});
