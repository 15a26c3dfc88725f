import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_TYPES } from '../../../web/app/lib/seo/og-image-url';
import { contentFields } from './content-fields';
import { shippedPages } from './page-type';
import type { Model } from './populate-tree';

type Attribute = { type: string; enum?: string[]; regex?: string; default?: unknown };
type Schema = { attributes: Record<string, Attribute> };

const SRC = path.resolve(import.meta.dirname, '..');
const read = (...parts: string[]) => JSON.parse(fs.readFileSync(path.join(SRC, ...parts), 'utf8')) as Schema;
const { attributes } = read('api/page/content-types/page/schema.json');
/** The schemas of sections and items by their file. */
const COMPONENTS = Object.fromEntries(
  fs
    .readdirSync(path.join(SRC, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('shared'))
    .map((file) => [file, read('components', file)]),
);
/** The types that src/pages/to-plain.ts and populate-tree.ts can read. Relations would need code there. */
const SCALAR_TYPES = ['string', 'text', 'enumeration', 'integer', 'decimal', 'boolean', 'date', 'customField'];
const READABLE_TYPES = [...SCALAR_TYPES, 'media', 'component', 'dynamiczone'];

it('offers the designs of preview images that the site has', () => {
  expect(attributes.type?.enum).toEqual([...PAGE_TYPES]);
});

it('has types that the content of the site can have', () => {
  for (const schema of [{ attributes }, ...Object.values(COMPONENTS)]) {
    for (const name of contentFields(schema as Model)) expect(READABLE_TYPES).toContain(schema.attributes[name]?.type);
  }
});

it('accepts the paths of shipped pages, which have no other fields', () => {
  for (const page of shippedPages(path.dirname(SRC))) {
    expect(page.path).toMatch(new RegExp(String(attributes.path?.regex)));
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(Object.keys(page)));
  }
});

it('has a default variant for each section, so that a new one can be shown immediately', () => {
  const without = Object.entries(COMPONENTS).filter(
    ([, one]) => one.attributes.variant && !one.attributes.variant.default,
  );
  expect(without.map(([file]) => file)).toEqual([]);
});
