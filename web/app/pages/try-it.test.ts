import { expect, test } from 'vitest';
import { pages, sectionOf } from '../../testing/pages';

test.each(['surve-r', 'progran', 'drive-r'])('%s: the visitor tries it right after the opening', (product) => {
  expect(pages[product]?.sections[1]?.__component).toBe('product.try-it');
  const { items } = sectionOf(product, 'product.try-it');
  expect(items).toHaveLength(3);
  const choices = items.flatMap(({ views, ...item }) => [item, ...views.slice(1)]);
  for (const { picture } of choices) expect(picture?.shipped?.alt).toBeTruthy();
  // Each choice and view says something of its own, on pictures that no other section has.
  const texts = choices.map(({ text }) => text);
  expect(texts.every(Boolean)).toBe(true);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { picture, views } of items) {
    // The first view is the picture itself.
    const shown = JSON.stringify(pages[product]).split(JSON.stringify(picture?.shipped?.alt)).length - 1;
    expect(shown).toBe(views.length > 0 ? 2 : 1);
  }
});
