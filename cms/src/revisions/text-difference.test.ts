import { expect, it } from 'vitest';
import { textDifference } from './text-difference';

/** Writes a difference on one line: [-only before-] and [+only after+]. */
const marked = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

it.each([
  ['the same', 'the same', 'the same'],
  ['', 'new', '[+new+]'],
  ['old', '', '[-old-]'],
  ['The rain in June', 'The rain in July', 'The rain in [-June-][+July+]'],
  ['one two three', 'one three four', 'one [-two -]three[+ four+]'],
  ['first line\nsecond line\nthird', 'first line\nsecond part\nthird', 'first line\nsecond [-line-][+part+]\nthird'],
  ['first\nthird', 'first\nsecond\nthird', 'first\n[+second\n+]third'],
])('"%s" and "%s" differ by words', (before, after, expected) => expect(marked(before, after)).toBe(expected));

it('shows only the ends of a long unchanged part, and the beginning of a long change', () => {
  const long = 'word '.repeat(200);
  const shown = marked(`first ${long} last`, `FIRST ${long} LAST`);
  expect(shown).toMatch(/^\[-first-\]\[\+FIRST\+\] word .{30,80} … .{30,80}word {2}\[-last-\]\[\+LAST\+\]$/);
  expect(marked('', 'x'.repeat(10_000)).length).toBeLessThan(3100);
});

it('does not compare very long texts by words, which would take seconds', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, n) => `${n} ${word} of a line`).join('\n');
  expect(textDifference(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
