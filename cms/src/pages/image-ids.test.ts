import { expect, it } from 'vitest';
import { imageIds } from './image-ids';
import type { Model } from './populate-tree';

const MODELS: Record<string, Model> = {
  'items.person': { attributes: { name: { type: 'string' }, photo: { type: 'media' } } },
  'people.team': { attributes: { items: { type: 'component', component: 'items.person' } } },
  'opening.hero': { attributes: { image: { type: 'media' }, lead: { type: 'component', component: 'items.person' } } },
};
const PAGE: Model = { attributes: { sections: { type: 'dynamiczone', components: Object.keys(MODELS) } } };
const idsOf = (sections: unknown) => imageIds(PAGE, { sections }, (uid) => MODELS[uid]!);

it('finds the images of sections and of their items', () => {
  const sections = [
    { __component: 'opening.hero', id: 1, image: { id: 10, url: '/a' }, lead: { id: 1, photo: { id: 11 } } },
    { __component: 'people.team', id: 2, items: [{ id: 2, photo: { id: 12 } }, { id: 3, photo: null }, { id: 4 }] },
    { __component: 'opening.hero', id: 1, image: null, lead: null },
  ];
  expect(idsOf(sections)).toEqual([10, 11, 12]);
  expect(idsOf(null)).toEqual([]);
});
