import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE_TYPES } from '../../../web/app/lib/seo/og-image-url';
import { contentFields, IMAGE_FIELDS, imageIds, imageOf, type Model, populateTree, toPlain } from './content-tree';
import { shippedPages } from './page-type';

const list = (component: string) => ({ type: 'component', component });
const MODELS: Record<string, Model> = {
  'items.text': { attributes: { text: { type: 'text' } } },
  'items.link': { attributes: { label: { type: 'string' }, to: { type: 'string' } } },
  'items.row': { attributes: { points: list('items.text'), action: list('items.link'), photo: { type: 'media' } } },
  'proof.rows': { attributes: { title: { type: 'string' }, items: list('items.row') } },
  'proof.quote': { attributes: { text: { type: 'text' }, large: { type: 'boolean' }, photo: { type: 'media' } } },
};
const componentOf = (uid: string) => MODELS[uid]!;
const PAGE: Model = {
  attributes: {
    title: { type: 'string' },
    createdAt: { type: 'datetime' },
    crumbs: list('items.link'),
    sections: { type: 'dynamiczone', components: ['proof.rows', 'proof.quote'] },
  },
};
const photo = (id: number) => ({ id, documentId: `f${id}`, url: `/uploads/${id}.webp` });
const ROW = {
  ...{ id: 1, documentId: 'p1', title: 'T', createdAt: 'now', crumbs: [{ id: 3, label: 'Home', to: null }] },
  sections: [
    {
      __component: 'proof.rows',
      id: 4,
      items: [
        { id: 5, points: [{ id: 6, text: 'x' }], action: null, photo: photo(9) },
        { id: 7, photo: photo(10) },
      ],
    },
    { __component: 'proof.quote', id: 4, text: '', large: false, photo: null },
    { __component: 'proof.quote', id: 5, text: 'x', photo: photo(11) },
  ],
};

describe('a page', () => {
  it('is populated with each component, and with each section by its uid', () => {
    const image = { fields: IMAGE_FIELDS };
    expect(populateTree(PAGE, componentOf)).toEqual({
      crumbs: true,
      sections: {
        on: {
          'proof.rows': { populate: { items: { populate: { points: true, action: true, photo: image } } } },
          'proof.quote': { populate: { photo: image } },
        },
      },
    });
  });

  it('has its fields as the seed files have them', () => {
    expect(toPlain(PAGE, ROW, componentOf)).toEqual({
      title: 'T',
      crumbs: [{ label: 'Home' }],
      sections: [
        {
          __component: 'proof.rows',
          items: [
            { points: [{ text: 'x' }], photo: { url: '/uploads/9.webp' } },
            { photo: { url: '/uploads/10.webp' } },
          ],
        },
        { __component: 'proof.quote', text: '', large: false },
        { __component: 'proof.quote', text: 'x', photo: { url: '/uploads/11.webp' } },
      ],
    });
  });

  it('has the images of its sections and of their items', () => {
    expect(imageIds(PAGE, ROW, componentOf)).toEqual([9, 10, 11]);
    expect(imageIds(PAGE, { sections: null }, componentOf)).toEqual([]);
  });
});

describe('an image', () => {
  const CREATED = '2026-01-01T00:00:00.000Z';
  const CHANGED = '2026-02-01T00:00:00.000Z';
  const small = { url: '/uploads/small_well_1a.webp', width: 500, height: 300, hash: 'small_well_1a', size: 12.1 };
  const file = {
    ...{ id: 7, documentId: 'f1', name: 'well.webp', hash: 'well_1a', createdAt: CREATED, updatedAt: CREATED },
    ...{ url: '/uploads/well_1a.webp', width: 1600, height: 960, alternativeText: 'A well', formats: { small } },
  };

  it('is reduced to the fields that the site reads', () => {
    const fields = {
      ...{ url: '/uploads/well_1a.webp', width: 1600, height: 960, alternativeText: 'A well' },
      formats: { small: { url: '/uploads/small_well_1a.webp', width: 500 } },
    };
    expect(imageOf(file)).toEqual(fields);
    const focalPoint = { x: 20, y: 75.5 };
    expect(imageOf({ ...file, focalPoint })).toEqual({ ...fields, focalPoint });
    const bare = { ...file, focalPoint: null, width: null, height: null, alternativeText: '', formats: null };
    expect(imageOf(bare)).toEqual({ url: '/uploads/well_1a.webp' });
  });

  it('has other URLs after the file was replaced', () => {
    const version = Date.parse(CHANGED).toString(36);
    expect(imageOf({ ...file, updatedAt: CHANGED })).toMatchObject({
      url: `/uploads/well_1a.webp?v=${version}`,
      formats: { small: { url: `/uploads/small_well_1a.webp?v=${version}` } },
    });
  });
});

describe('the schema of pages', () => {
  type Schema = { attributes: Record<string, { type: string; enum?: string[]; regex?: string; default?: unknown }> };
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
  /** The types that content-tree.ts can read. Relations would need code there. */
  const SCALAR_TYPES = ['string', 'text', 'enumeration', 'integer', 'decimal', 'boolean', 'date', 'customField'];
  const READABLE_TYPES = [...SCALAR_TYPES, 'media', 'component', 'dynamiczone'];

  it('offers the designs of preview images that the site has', () => {
    expect(attributes.type?.enum).toEqual([...PAGE_TYPES]);
  });

  it('has types that the content of the site can have', () => {
    for (const schema of [{ attributes }, ...Object.values(COMPONENTS)]) {
      for (const name of contentFields(schema as Model))
        expect(READABLE_TYPES).toContain(schema.attributes[name]?.type);
    }
  });

  it('accepts the paths of shipped pages, which have no other fields', () => {
    for (const page of shippedPages(path.dirname(SRC))) {
      expect(page.path).toMatch(new RegExp(String(attributes.path?.regex)));
      expect(Object.keys(attributes)).toEqual(expect.arrayContaining(Object.keys(page)));
    }
  });

  it('has a default variant for each section, so that a new one can be shown immediately', () => {
    const variants = Object.entries(COMPONENTS).flatMap(
      ([
        file,
        {
          attributes: { variant },
        },
      ]) => (variant && !variant.default ? [file] : []),
    );
    expect(variants).toEqual([]);
  });
});
