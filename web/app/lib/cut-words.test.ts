import { expect, test } from 'vitest';
import { cutWords } from './cut-words';

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n + 1}`).join(' ');

test('"Testimonial text cut at 35 words plus ellipsis"', () => {
  const { shown, cut } = cutWords(words(36), 35);
  expect(cut).toBe(true);
  expect(shown.endsWith('w35…')).toBe(true);
  expect(shown.split(' ')).toHaveLength(35);
});

test('a text of 35 words or fewer stays as it is', () => {
  expect(cutWords(words(35), 35)).toEqual({ shown: words(35), cut: false });
});

test('the ellipsis follows a word, not a comma', () => {
  expect(cutWords('one, two, three', 2).shown).toBe('one, two…');
});
