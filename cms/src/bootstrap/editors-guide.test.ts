import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandTexts } from '../admin/brand';
import { PAGE_FIELDS } from './page-fields';
import { ARTICLE_FIELDS } from './article-fields';
import { LABELS, LIST_LABELS, OVERRIDES } from './section-texts';

const CMS = path.resolve(import.meta.dirname, '../..');
const GUIDE = fs.readFileSync(path.join(CMS, '../docs/editors.md'), 'utf8');

/** The contents of the files with this extension in a folder, at any depth. */
const contentsIn = (folder: string, extension: string): string[] =>
  fs
    .readdirSync(path.join(CMS, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => fs.readFileSync(path.join(CMS, folder, file), 'utf8'));

/** The keys of Strapi's texts that this project replaces. The files of the content manager omit the prefix. */
const replaced = Object.keys(brandTexts('')).map((key) => key.replace('content-manager.', ''));
const ownTexts = Object.values(brandTexts('')).map((text) => text.replace('{componentName}', 'Sections'));
/** The English texts of Strapi's own screens, with the source that has texts without a translation. */
const strapi = ['admin', 'content-manager', 'upload']
  .map((name) => `node_modules/@strapi/${name}/dist/admin`)
  .flatMap((folder) => [...contentsIn(folder, 'en.json.mjs'), ...contentsIn(folder, 'DynamicComponent.mjs')])
  .flatMap((file) => file.split('\n'))
  .filter((line) => !replaced.some((key) => line.includes(`"${key}":`)));

it('the guide for editors names fields, sections and buttons as the admin does', () => {
  const fields = [...Object.values(PAGE_FIELDS), ...Object.values(ARTICLE_FIELDS), LABELS, LIST_LABELS, OVERRIDES];
  const labels = new Set(fields.flatMap((texts) => Object.values(texts).map(({ label }) => label)));
  const own = [
    ...contentsIn('src/components', '.json'),
    ...contentsIn('src/api', 'schema.json'),
    ...contentsIn('src/admin', '.ts'),
    ...contentsIn('src/admin', '.tsx'),
  ].join('\n');
  const shown = [own, ...strapi, ...ownTexts.map((text) => `"${text}`)].join('\n');
  // The text of an element may have a line of its own.
  const lines = new Set(own.split('\n').map((line) => line.trim()));
  const boldTexts = [...GUIDE.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word!);
  const isShown = (word: string) =>
    labels.has(word) || lines.has(word) || [`"${word}`, `'${word}`, `>${word}`].some((one) => shown.includes(one));
  expect(boldTexts.filter((word) => !isShown(word))).toEqual([]);
  expect(boldTexts.length).toBeGreaterThan(50);
});
