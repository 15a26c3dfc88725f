import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../../web/app/lib/static-images.json');

/**
 * Adds images to static-images.json, which the site's pages read: `{ 'stories/x': { width, height, widths, colour } }`.
 */
export function note(images) {
  const known = { ...JSON.parse(readFileSync(file, 'utf8')), ...images };
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, JSON.stringify(sorted, null, 2));
  const prettier = path.join(import.meta.dirname, '../../../node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', file], { stdio: 'ignore' });
}
