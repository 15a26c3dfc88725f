import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandTexts } from '../admin/brand';
import { BLOCK_SCREENS, cellsOf, TYPE_SCREENS, writeTexts } from './admin-layout';
import { FIELD_TEXTS, fieldTexts, isPageComponent, mainFieldOf, type Schema, TYPES_WITH_TEXTS } from './field-texts';

const CMS = path.resolve(import.meta.dirname, '../..');
/** Fields that only rules write. They are in no layout, so editors do not see them. */
const INTERNAL_FIELDS = ['scheduledBy', 'firstPublishedAt', 'lockVersion'];
const TYPES = TYPES_WITH_TEXTS.map((uid) => {
  const [, name = ''] = uid.split('.');
  return schemaOf(uid, `src/api/${name}/content-types/${name}/schema.json`);
});
const COMPONENTS = fs
  .readdirSync(path.join(CMS, 'src/components'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => schemaOf(file.replace(path.sep, '.').replace('.json', ''), `src/components/${file}`));
const SCHEMAS = [...TYPES, ...COMPONENTS];
const SECTIONS = COMPONENTS.filter(({ uid }) => isPageComponent(uid));

/** Returns a schema without the fields that only code writes. */
function schemaOf(uid: string, file: string): Schema {
  const schema = JSON.parse(fs.readFileSync(path.join(CMS, file), 'utf8')) as Schema;
  const fields = Object.entries(schema.attributes).filter(([name]) => !INTERNAL_FIELDS.includes(name));
  return { ...schema, uid, attributes: Object.fromEntries(fields) };
}

it.each(SCHEMAS.map((schema) => [schema.uid, schema] as const))('%s has a label and a help sentence', (_, schema) => {
  const texts = fieldTexts(schema);
  for (const [field, { label, help }] of Object.entries(texts)) {
    expect(label, field).toMatch(/^[A-Z]/);
    expect(label, field).not.toBe(field);
    expect(help, field).toMatch(/^.{10,}\.$/);
  }
  expect(Object.keys(texts).sort()).toEqual(Object.keys(schema.attributes).sort());
});

it('has no texts for fields that do not exist', () => {
  const fields = SCHEMAS.flatMap(({ uid, attributes }) =>
    Object.entries(attributes).map(([name, { component }]) => ({ uid, name, component })),
  );
  const { own, ...common } = FIELD_TEXTS;
  const shared = new Set(fields.flatMap(({ name, component }) => [name, component]));
  expect(Object.keys({ ...common.fields, ...common.lists }).filter((key) => !shared.has(key))).toEqual([]);
  for (const [uid, texts] of Object.entries(own)) {
    const names = fields.filter((field) => field.uid === uid).map(({ name }) => name);
    expect(names, uid).toEqual(expect.arrayContaining(Object.keys(texts)));
  }
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
  for (const [uid, { edit }] of Object.entries({ ...TYPE_SCREENS, ...BLOCK_SCREENS })) {
    const { attributes } = SCHEMAS.find((schema) => schema.uid === uid)!;
    const shown = cellsOf(edit).flatMap((row) => row.map(({ name }) => name));
    expect(shown.sort(), uid).toEqual(Object.keys(attributes).sort());
  }
});

it('titles a section by its title, or else by the first field that can title it', () => {
  for (const schema of SECTIONS) {
    const { type } = schema.attributes[mainFieldOf(schema)] ?? {};
    expect(['string', 'text', 'enumeration', 'customField'], schema.uid).toContain(type);
  }
  expect(Object.fromEntries(SECTIONS.map((schema) => [schema.uid, mainFieldOf(schema)]))).toMatchObject({
    'opening.product-hero': 'title',
    'opening.anchor-nav': 'label',
    'closing.form': 'title',
    'items.stat': 'label',
    'items.text': 'text',
    'items.crumb': 'name',
    'items.plan-aspect': 'label',
    'items.contrast': 'usual',
    'items.picture': 'shipped',
  });
});

describe('the guide for editors', () => {
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

  it('names fields, sections and buttons as the admin does', () => {
    const labels = new Set(SCHEMAS.flatMap((schema) => Object.values(fieldTexts(schema)).map(({ label }) => label)));
    const own = [
      ...contentsIn('src/components', '.json'),
      ...contentsIn('src/api', 'schema.json'),
      ...contentsIn('src/admin', '.json'),
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
});
