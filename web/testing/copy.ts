import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns every string in a value at any depth. `at` is the path of keys. */
export function textsIn(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`));
}

/** Returns every object in a value at any depth. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const SEED_FOLDER = path.resolve(import.meta.dirname, '../../cms/seed');
const TEXT_FILE = /\.(md|mdx|html|json|txt)$/;

/**
 * Returns the text files of the seeded CMS content in a folder of `cms/seed`, one item per file. Program code is
 * excluded.
 */
export function seedTexts(folder = ''): { at: string; text: string }[] {
  const root = path.join(SEED_FOLDER, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT_FILE.test(file))
    .map((file) => ({ at: `cms/seed/${path.join(folder, file)}`, text: readFileSync(path.join(root, file), 'utf8') }));
}
