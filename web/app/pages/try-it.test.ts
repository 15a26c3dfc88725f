import { expect, test } from 'vitest';
import { pages, sectionOf } from '../../testing/pages';

const PRODUCTS = ['surve-r', 'progran', 'drive-r'];

test.each(PRODUCTS)('%s: the visitor tries it right after the opening, on pictures of their own', (product) => {
  expect(pages[product]?.sections[1]?.__component).toBe('product.try-it');
  const { items } = sectionOf(product, 'product.try-it');
  const alts = items.map(({ picture }) => picture?.shipped?.alt);
  expect(new Set(alts).size).toBe(3);
  const page = JSON.stringify(pages[product]);
  // The first view is the picture itself.
  for (const [n, { views }] of items.entries()) {
    expect(page.split(JSON.stringify(alts[n])).length - 1).toBe(views.length > 0 ? 2 : 1);
  }
});

test.each(PRODUCTS)('%s: every choice and view has a picture and says something of its own', (product) => {
  const { items } = sectionOf(product, 'product.try-it');
  const choices = items.flatMap(({ views, ...item }) => [item, ...views.slice(1)]);
  for (const { picture } of choices) expect(picture?.shipped?.alt).toBeTruthy();
  const texts = choices.map(({ text }) => text);
  expect(texts.every(Boolean)).toBe(true);
  expect(new Set(texts).size).toBe(texts.length);
});
