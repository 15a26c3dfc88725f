import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { INTERNAL_FIELDS } from '../articles/article-type';
import { ARTICLE_FIELDS } from './article-fields';
import { BLOCK_FIELDS } from './block-fields';
import { writeTexts } from './field-texts';
import { PAGE_FIELDS } from './page-fields';
import {
  ARTICLE_LAYOUTS,
  BLOCK_LAYOUTS,
  PAGE_LAYOUTS,
  REDIRECT_LAYOUTS,
  SITE_LAYOUTS,
  STORY_LAYOUTS,
} from './screen-layouts';

const SRC = path.resolve(import.meta.dirname, '..');

type Schema = { attributes: Record<string, object> };
/** Returns a schema without the fields that only code writes. */
function read(...parts: string[]): Schema {
  const { attributes } = JSON.parse(fs.readFileSync(path.join(SRC, ...parts), 'utf8')) as Schema;
  return {
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !INTERNAL_FIELDS.includes(name))),
  };
}
const TYPES = ['article', 'author', 'category', 'tag', 'page', 'site', 'story', 'redirect'].map(
  (name) => [`api::${name}.${name}`, read('api', name, 'content-types', name, 'schema.json')] as const,
);
const BLOCKS = fs
  .readdirSync(path.join(SRC, 'components/shared'))
  .map((file) => [`shared.${path.parse(file).name}`, read('components/shared', file)] as const);
const TEXTS = { ...ARTICLE_FIELDS, ...BLOCK_FIELDS, ...PAGE_FIELDS };

describe.each([...TYPES, ...BLOCKS])('%s', (uid, { attributes }) => {
  it.each(Object.keys(attributes))('has a label and a help sentence for %s', (field) => {
    const { label, help } = TEXTS[uid]?.[field] ?? { label: '', help: '' };
    expect(label).toMatch(/^[A-Z]/);
    expect(label).not.toBe(field);
    expect(help).toMatch(/^.{10,}\.$/);
  });
  it('has no texts for other fields', () => {
    expect(Object.keys(TEXTS[uid] ?? {}).sort()).toEqual(Object.keys(attributes).sort());
  });
});

it('labels the fields that Strapi adds', () => {
  const metadatas = { title: { edit: {}, list: {} }, updatedAt: { edit: {}, list: {} }, id: { edit: {}, list: {} } };
  writeTexts(metadatas, { title: { label: 'Title', help: 'Short.' } });
  expect(metadatas).toEqual({
    title: { edit: { label: 'Title', description: 'Short.' }, list: { label: 'Title' } },
    updatedAt: { edit: { label: 'Last change', description: '' }, list: { label: 'Last change' } },
    id: { edit: {}, list: {} },
  });
});

it('the layouts show every field of every type and block that has one', () => {
  const layouts = {
    ...{ article: ARTICLE_LAYOUTS, page: PAGE_LAYOUTS, site: SITE_LAYOUTS, story: STORY_LAYOUTS },
    ...{ redirect: REDIRECT_LAYOUTS },
  };
  const all = Object.entries(layouts).map(([type, layout]) => [`api::${type}.${type}`, layout] as const);
  for (const [uid, { edit }] of [...all, ...Object.entries(BLOCK_LAYOUTS)]) {
    const shown = (edit as Array<Array<{ name: string }>>).flat().map(({ name }) => name);
    const attributes = [...TYPES, ...BLOCKS].find(([name]) => name === uid)?.[1].attributes;
    expect(shown.sort(), uid).toEqual(Object.keys(attributes ?? {}).sort());
  }
});
