import { expect, it } from 'vitest';
import { splitAt, truncateAtWord, truncateWords } from './text-format';

it.each([
  ['collapses whitespace in a short text', ' One\n two ', 20, 'One two'],
  ['cuts between words, without a comma', 'Answers from the field, settled', 26, 'Answers from the field…'],
  ['cuts a text without spaces', 'x'.repeat(50), 10, `${'x'.repeat(9)}…`],
  ['never cuts within a character', '🌱'.repeat(50), 10, `${'🌱'.repeat(4)}…`],
])('%s', (_, text, length, shown) => expect(truncateAtWord(text, length)).toBe(shown));

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n + 1}`).join(' ');

it.each([
  ['"Testimonial text cut at 35 words plus ellipsis"', words(36), 35, { shown: `${words(35)}…`, cut: true }],
  ['keeps a text of 35 words or fewer', words(35), 35, { shown: words(35), cut: false }],
  ['removes a comma before the ellipsis', 'one, two, three', 2, { shown: 'one, two…', cut: true }],
])('%s', (_, text, limit, result) => expect(truncateWords(text, limit)).toEqual(result));

it('splits at the given lengths into parts that join to the whole text, none of them empty', () => {
  const text = 'x'.repeat(520);
  const parts = splitAt(text, [150, 200, 300, 400]);
  expect(parts.map(({ length }) => length)).toEqual([150, 50, 100, 100, 120]);
  expect(parts.join('')).toBe(text);
  expect(splitAt('short', [150, 200, 300, 400])).toEqual(['short']);
});
