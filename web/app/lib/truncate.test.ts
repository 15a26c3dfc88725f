import { expect, it, test } from 'vitest';
import { splitAt, truncateAtWord, truncateWords } from './truncate';

it('collapses whitespace in a short text', () => expect(truncateAtWord(' One\n two ', 20)).toBe('One two'));

it('cuts between words and leaves no comma before the ellipsis', () =>
  expect(truncateAtWord('Answers from the field, settled', 26)).toBe('Answers from the field…'));

it('cuts a text without spaces, never within a character', () => {
  expect(truncateAtWord('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(truncateAtWord('🌱'.repeat(50), 10)).toBe(`${'🌱'.repeat(4)}…`);
});

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n + 1}`).join(' ');

test('"Testimonial text cut at 35 words plus ellipsis"', () => {
  const { shown, cut } = truncateWords(words(36), 35);
  expect(cut).toBe(true);
  expect(shown.endsWith('w35…')).toBe(true);
  expect(shown.split(' ')).toHaveLength(35);
});

test('keeps a text of 35 words or fewer', () => {
  expect(truncateWords(words(35), 35)).toEqual({ shown: words(35), cut: false });
});

test('removes a comma before the ellipsis', () => {
  expect(truncateWords('one, two, three', 2).shown).toBe('one, two…');
});

test('splits at the given lengths, and the parts join to the whole text', () => {
  const text = 'x'.repeat(520);
  const pieces = splitAt(text, [150, 200, 300, 400]);
  expect(pieces.map((piece) => piece.length)).toEqual([150, 50, 100, 100, 120]);
  expect(pieces.join('')).toBe(text);
});

test('returns no empty parts for a short text', () => {
  expect(splitAt('short', [150, 200, 300, 400])).toEqual(['short']);
});
