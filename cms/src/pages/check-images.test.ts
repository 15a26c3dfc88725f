import path from 'node:path';
import { expect, it } from 'vitest';
import { imageProblem } from './check-images';
import { shippedPages, shippedPictures } from './page-type';

const CMS = path.resolve(import.meta.dirname, '../..');
const pages = shippedPages(CMS);
const nameOf = (uid: string) => uid.toUpperCase();
const problem = (...sections: Array<{ __component: string }>) => imageProblem(sections, nameOf);
const HOW = 'Choose an image of the media library, or write the name of a shipped picture.';
const OPENING = { __component: 'opening.page-hero' };

it.each(pages.map((page) => [page.path, page] as const))('accepts the shipped page %s', (_, { sections }) =>
  expect(imageProblem(sections, nameOf)).toBeNull(),
);

it('the shipped pages name pictures that ship', () => {
  const names = [...JSON.stringify(pages).matchAll(/"shipped":"([^"]*)"/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !shippedPictures(CMS).has(name))).toEqual([]);
});

it('the opening of a product needs a picture', () => {
  const __component = 'opening.product-hero';
  expect(problem(OPENING, { __component })).toEqual({
    message: `needs a picture in section 2, "${nameOf(__component)}". ${HOW}`,
    path: ['sections', '1', 'picture'],
  });
  const withPicture = (picture: object) => problem({ __component, picture } as never);
  expect(withPicture({ image: { id: 1 }, shipped: null })).toBeNull();
  expect(withPicture({ image: null, shipped: 'carbon-map' })).toBeNull();
  expect(withPicture({ narrow: { id: 1 }, image: null })).not.toBeNull();
});

it.each(['product.rows', 'product.tour'])('each item of %s needs a picture', (__component) => {
  const section = {
    __component,
    items: [{ picture: { shipped: 'carbon-map' } }, { picture: { image: { id: 1 } } }, {}],
  };
  expect(problem(section)).toEqual({
    message: `needs a picture in entry 3 of section 1, "${nameOf(__component)}". ${HOW}`,
    path: ['sections', '0', 'items', '2', 'picture'],
  });
  expect(problem({ __component })).toBeNull();
});

it.each([
  [
    'the animated opening of a product is a picture',
    { __component: 'opening.product-hero', opening: 'surve-r' },
    false,
  ],
  ['an opening needs none', OPENING, false],
])('%s', (_, section, needsOne) => expect(problem(section) !== null).toBe(needsOne));
