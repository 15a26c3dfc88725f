import { expect, it } from 'vitest';
import { filterCards, facetsOf } from './filter-cards.server';
import { indexed, tags } from '../fixtures/articles';

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
