import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every text in a value, however deep, with the keys that lead to it. */
export function textsIn(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`));
}

/** Every object in a value, however deep. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const SEED = path.resolve(import.meta.dirname, '../../cms/seed');
const PROSE = /\.(md|mdx|html|json|txt)$/;

/** The texts of the seeded CMS content below a folder of `cms/seed`, one for each file. Program code is left out. */
export function seedTexts(folder = ''): { at: string; text: string }[] {
  const root = path.join(SEED, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => PROSE.test(file))
    .map((file) => ({ at: `cms/seed/${path.join(folder, file)}`, text: readFileSync(path.join(root, file), 'utf8') }));
}
