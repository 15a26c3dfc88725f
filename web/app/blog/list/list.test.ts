import { describe, expect, it } from 'vitest';
import { indexed, tags } from '../fixtures/articles';
import { filterCards, facetsOf } from './filter-cards.server';
import { parseListParams, topicOf, toQuery } from './list-params';

const read = (search: string) => parseListParams(new URLSearchParams(search));

it.each([
  [{ category: 'field-notes' }, '/blogs/category/field-notes'],
  [{ tag: 'ai', page: 2 }, '/blogs/tag/ai?page=2'],
  [{ tag: 'ai', category: 'field-notes' }, undefined],
  [{ tag: 'ai', q: 'wells' }, undefined],
  [{}, undefined],
])('the view %j has the page %s', (view, path) => expect(topicOf({ page: 1, ...view })).toBe(path));

describe('list parameters', () => {
  it('survive a round trip through the URL', () => {
    const view = { category: 'field-notes', tag: 'ai', q: 'six talukas', page: 3 };
    expect(read(new URLSearchParams(toQuery(view)).toString())).toEqual(view);
  });

  it('are empty for the first page without filters', () => {
    expect(toQuery(read(''))).toEqual({});
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'page='])('read %s as the first page', (search) => {
    expect(read(search).page).toBe(1);
  });

  it('drop empty values and truncate long ones', () => {
    expect(read('q=%20%20&tag=')).toEqual({ page: 1 });
    expect(read(`q=${'x'.repeat(5000)}`).q).toHaveLength(80);
  });
});

const entries = [
  indexed(1, { title: 'Consent in six languages', tags: tags('Consent', 'Education') }),
  indexed(2, {
    title: 'A season with 350 farmers',
    category: { name: 'Field notes', slug: 'field-notes' },
    tags: tags('Agriculture'),
    blocks: [
      { __component: 'shared.rich-text', body: 'We asked for **consent** on the plot. <b class="hidden">Café</b>' },
    ],
  }),
  indexed(3, { title: 'BRSR without the scramble', category: null, author: null, tags: tags('Reporting') }),
];
const find = (view: object) => filterCards(entries, { page: 1, ...view }).map(({ title }) => title);

const [CONSENT, SEASON] = ['Consent in six languages', 'A season with 350 farmers'];

it.each([
  ['a category', { category: 'field-notes' }, [SEASON]],
  ['a tag', { tag: 'consent' }, [CONSENT]],
  ['both', { category: 'field-notes', tag: 'consent' }, []],
  ['a word in any field, title matches first', { q: 'consent' }, [CONSENT, SEASON]],
  ['two words', { q: 'PLOT consent' }, [SEASON]],
  ['names', { q: 'meera agriculture' }, [SEASON]],
  ['words without their accents', { q: 'cafe' }, [SEASON]],
  ['no attribute', { q: 'hidden' }, []],
  ['no sign of Markdown', { q: '**' }, []],
  ['no other word', { q: 'zeppelin' }, []],
  ['no other category', { category: 'no-such' }, []],
])('finds articles by %s: %j', (_, view, titles) => expect(find(view)).toEqual(titles));

it('counts the articles of each category, highest count first', () => {
  const { categories } = facetsOf([...entries, ...entries.slice(0, 1)].map(({ card }) => card));
  expect(categories).toEqual([
    { key: 'measurement', name: 'Measurement', count: 2 },
    { key: 'field-notes', name: 'Field notes', count: 1 },
  ]);
});
