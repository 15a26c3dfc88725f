import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');
const sheets = fs.readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

it('numbers in the display font are proportional, because a tabular 1 has another shape', () => {
  const rules = sheets.flatMap((file) =>
    [...fs.readFileSync(path.join(APP, file), 'utf8').matchAll(/[^{}]*\{[^{}]*\}/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(rules.length).toBeGreaterThan(1000);
  expect(rules.filter((rule) => rule.includes('--font-display') && rule.includes('tabular-nums'))).toEqual([]);
});
