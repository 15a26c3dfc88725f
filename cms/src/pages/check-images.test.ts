import path from 'node:path';
import { expect, it } from 'vitest';
import { imageProblem } from './check-images';
import { shippedPages } from './page-type';

const pages = shippedPages(path.resolve(import.meta.dirname, '../..'));
const nameOf = (uid: string) => uid.toUpperCase();
const problem = (...sections: Array<{ __component: string }>) => imageProblem(sections, nameOf);
const OPENING = { __component: 'opening.page-hero' };

it.each(pages.map((page) => [page.path, page] as const))('accepts the shipped page %s', (_, { sections }) =>
  expect(imageProblem(sections, nameOf)).toBeNull(),
);

it.each(['opening.product-hero', 'proof.indicator-table'])('%s needs an image or a product screen', (__component) => {
  expect(problem(OPENING, { __component })).toEqual({
    message: `needs an image in section 2, "${nameOf(__component)}". Choose one of the media library, or a product screen.`,
    path: ['sections', '1', 'image'],
  });
  for (const given of [{ image: { id: 1 } }, { mockup: 'carbon-map' }, { image: 1, mockup: 'carbon-map' }]) {
    expect(problem({ __component, image: null, mockup: null, ...given })).toBeNull();
  }
});

const SECTIONS_WITH_ITEMS = ['feature-rows', 'product-rows', 'prototypes', 'reasons', 'screen-tour'].map(
  (name) => `product.${name}`,
);

it.each([...SECTIONS_WITH_ITEMS, 'proof.case-studies'])('each item of %s needs an image', (__component) => {
  const section = { __component, items: [{ mockup: 'carbon-map' }, { image: { id: 1 } }, {}] };
  expect(problem(section)).toEqual({
    message: `needs an image in entry 3 of section 1, "${nameOf(__component)}". Choose one of the media library, or a product screen.`,
    path: ['sections', '0', 'items', '2', 'image'],
  });
  expect(problem({ __component })).toBeNull();
});

it('a case study may have a portrait instead', () => {
  expect(problem({ __component: 'proof.case-studies', items: [{ illustration: 'grower' }] } as never)).toBeNull();
});

it('points need an image only in the variant "mockup"', () => {
  const points = { __component: 'product.points' };
  expect(problem({ ...points, variant: 'mockup' } as typeof points)).not.toBeNull();
  expect(problem({ ...points, variant: 'rows' } as typeof points)).toBeNull();
  expect(problem(OPENING)).toBeNull();
});
