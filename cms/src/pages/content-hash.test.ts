import { describe, expect, it } from 'vitest';
import { contentHashes, sectionKeys } from './content-hash';
import type { Model } from './populate-tree';

const MODELS: Record<string, Model> = {
  page: {
    attributes: {
      id: { type: 'integer' },
      title: { type: 'string' },
      noIndex: { type: 'boolean', default: false },
      crumbs: { type: 'component', component: 'items.crumb', repeatable: true },
      sections: { type: 'dynamiczone', components: ['people.team'] },
    },
  },
  'items.crumb': { attributes: { name: { type: 'string' } } },
  'people.team': {
    attributes: {
      title: { type: 'string' },
      dots: { type: 'boolean', default: false },
      photo: { type: 'media' },
      items: { type: 'component', component: 'items.crumb', repeatable: true },
    },
  },
};
const componentOf = (uid: string) => MODELS[uid]!;
const hashes = (entry: object) => contentHashes(MODELS.page!, entry as Record<string, unknown>, componentOf);
const TEAM = { __component: 'people.team', title: 'Team', items: [{ name: 'Asha' }] };
const ENTRY = { title: 'About', crumbs: [{ name: 'Home' }], sections: [TEAM] };

it('are equal for shipped content and the row that Strapi stores for it', () => {
  const row = {
    ...{ id: 7, title: 'About', noIndex: false, crumbs: [{ id: 3, name: 'Home' }] },
    sections: [
      { id: 9, photo: null, dots: false, items: [{ name: 'Asha', id: 4 }], title: 'Team', __component: 'people.team' },
    ],
  };
  expect(hashes(row)).toEqual(hashes(ENTRY));
  expect(Object.keys(hashes(ENTRY))).toEqual(['crumbs', 'people.team 0', 'title']);
});

describe('a section has another hash', () => {
  const original = hashes(ENTRY)['people.team 0'];
  it.each([
    { title: 'The team' },
    { title: '' },
    { dots: true },
    { items: [] },
    { items: [{ name: 'Asha' }, { name: 'Ravi' }] },
    { photo: { url: '/uploads/asha.webp' } },
  ])('with %j', (change) => {
    expect(hashes({ ...ENTRY, sections: [{ ...TEAM, ...change }] })['people.team 0']).not.toBe(original);
  });

  it('with another image', () => {
    const withPhoto = (url: string) => hashes({ sections: [{ ...TEAM, photo: { url } }] });
    expect(withPhoto('/uploads/a.webp')).not.toEqual(withPhoto('/uploads/b.webp'));
  });
});

it('sections of one type have different keys, by their rank', () => {
  const other = { __component: 'people.values' };
  expect(sectionKeys([TEAM, other, TEAM])).toEqual(['people.team 0', 'people.values 0', 'people.team 1']);
});
