import { expect, it } from 'vitest';
import { IMAGE_FIELDS } from './image';
import { type Model, populateTree } from './populate-tree';
import { toPlain } from './to-plain';

const list = (component: string) => ({ type: 'component', component });
const MODELS: Record<string, Model> = {
  'items.text': { attributes: { text: { type: 'text' } } },
  'items.link': { attributes: { label: { type: 'string' }, to: { type: 'string' } } },
  'items.row': { attributes: { points: list('items.text'), action: list('items.link') } },
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

it('populates each component and each section by its uid', () => {
  expect(populateTree(PAGE, componentOf)).toEqual({
    populate: {
      crumbs: true,
      sections: {
        on: {
          'proof.rows': { populate: { items: { populate: { points: true, action: true } } } },
          'proof.quote': { populate: { photo: { fields: IMAGE_FIELDS } } },
        },
      },
    },
  });
});

it('returns fields as the seed files have them', () => {
  const row = {
    ...{ id: 1, documentId: 'p1', title: 'T', createdAt: 'now', crumbs: [{ id: 3, label: 'Home', to: null }] },
    sections: [
      { __component: 'proof.rows', id: 4, items: [{ id: 5, points: [{ id: 6, text: 'x' }], action: null }] },
      { __component: 'proof.quote', id: 4, text: '', large: false, photo: null },
      { __component: 'proof.quote', id: 5, text: 'x', photo: { id: 9, documentId: 'f9', url: '/uploads/a.webp' } },
    ],
  };
  expect(toPlain(PAGE, row, componentOf, new Set(['title', 'crumbs', 'sections']))).toEqual({
    title: 'T',
    crumbs: [{ label: 'Home' }],
    sections: [
      { __component: 'proof.rows', items: [{ points: [{ text: 'x' }] }] },
      { __component: 'proof.quote', text: '', large: false },
      { __component: 'proof.quote', text: 'x', photo: { url: '/uploads/a.webp' } },
    ],
  });
});
