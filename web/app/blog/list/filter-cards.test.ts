import { describe, expect, it } from 'vitest';
import { toArticleCard } from './article-card';
import { filterCards, facetsOf } from './filter-cards';
import { cmsArticle, tags } from '../fixtures/articles';
import { normalizeText, toSearchText } from './search-text.server';

const articles = [
  cmsArticle(1, { title: 'Consent in six languages', tags: tags('Consent', 'Education') }),
  cmsArticle(2, {
    title: 'A season with 350 farmers',
    category: { name: 'Field notes', slug: 'field-notes' },
    tags: tags('Agriculture'),
    blocks: [
      { __component: 'shared.rich-text', body: 'We asked for **consent** on the plot. <b class="hidden">Café</b>' },
    ],
  }),
  cmsArticle(3, { title: 'BRSR without the scramble', category: null, author: null, tags: tags('Reporting') }),
];
const entries = articles.flatMap((one) => {
  const card = toArticleCard(one);
  return card ? [{ card, searchText: toSearchText(one) }] : [];
});
const find = (view: object) => filterCards(entries, { page: 1, ...view }, normalizeText).map(({ title }) => title);

describe('finds articles', () => {
  it('by category, by tag, and by both', () => {
    expect(find({ category: 'field-notes' })).toEqual(['A season with 350 farmers']);
    expect(find({ tag: 'consent' })).toEqual(['Consent in six languages']);
    expect(find({ category: 'field-notes', tag: 'consent' })).toEqual([]);
  });

  it('by search terms in any field, title matches first', () => {
    expect(find({ q: 'consent' })).toEqual(['Consent in six languages', 'A season with 350 farmers']);
    expect(find({ q: 'PLOT consent' })).toEqual(['A season with 350 farmers']);
  });

  it('by names, ignoring accents', () => {
    expect(find({ q: 'meera agriculture' })).toEqual(['A season with 350 farmers']);
    expect(find({ q: 'cafe' })).toEqual(['A season with 350 farmers']);
  });

  it('without matching markup', () => {
    expect(find({ q: 'hidden' })).toEqual([]);
    expect(find({ q: '**' })).toEqual([]);
  });

  it('and returns nothing without a match', () => {
    expect(find({ q: 'zeppelin' })).toEqual([]);
    expect(find({ category: 'no-such' })).toEqual([]);
  });
});

it('counts the articles of each category, highest count first', () => {
  const { categories } = facetsOf([...entries, ...entries.slice(0, 1)].map(({ card }) => card));
  expect(categories).toEqual([
    { key: 'measurement', name: 'Measurement', count: 2 },
    { key: 'field-notes', name: 'Field notes', count: 1 },
  ]);
});
