import { font } from './text-layout.ts';

/** The base letters that Unicode does not name. Capitals follow from them. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ...{ ŧ: 't', ɓ: 'b', ɖ: 'd', ɗ: 'd', ə: 'e', ǝ: 'e', ɛ: 'e', ƒ: 'f', ǥ: 'g', ɠ: 'g', ɣ: 'g', ɨ: 'i', ɩ: 'i' },
  ...{ ƙ: 'k', ɲ: 'n', ɔ: 'o', ɵ: 'o', ɍ: 'r', ʈ: 't', ʉ: 'u', ʊ: 'u', ʋ: 'v', ƴ: 'y', ƶ: 'z' },
  ...{ ʻ: '‘', ʿ: '‘', ʼ: '’', ʾ: '’', ʹ: '′' },
};
const DASH = /\p{Pd}/u;
/** Fractions, circled numbers and powers. As plain digits they are other numbers. */
const OTHER_NUMBER = /(?![₀-₉])\p{No}/u;
/** A text without one of these says something else. */
const NEEDED = /[\p{L}\p{N}\p{Sm}\p{Sc}]/u;

/**
 * The text as the font can write it. A letter that it lacks becomes its base letter. Ornaments such as emoji are left
 * out. Returns an empty text where a letter or a number has no replacement, as in other scripts.
 */
export function writable(text: string): string {
  const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
  const written = characters.flatMap((one) => (isKnown(one) ? one : replacement(one)));
  if (written.some((one) => !isKnown(one) && NEEDED.test(one))) return '';
  return written.filter(isKnown).join('').replace(/ +/g, ' ').trim();
}

const isKnown = (character: string): boolean => font().charToGlyphIndex(character) > 0;

/** Returns the base letters of a character with their marks, or the character itself. */
function replacement(character: string): string[] {
  if (DASH.test(character)) return ['-'];
  if (OTHER_NUMBER.test(character)) return [character];
  return [...character.normalize('NFKD')].flatMap((part) => {
    const lower = part.toLowerCase();
    const base = BASE_LETTERS[lower] ?? lower;
    return [...(part === lower ? base : base.toUpperCase())];
  });
}
