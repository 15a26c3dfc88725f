import opentype, { type Command, type Font } from 'opentype.js';
import { LRUCache } from 'lru-cache';
import face from './card-face.ttf?inline';

type Box = { x: number; width: number; bottom: number; height: number };

/** A longer text is unreadable on an image. */
const MAX_TITLE_LENGTH = 240;
const TRACKING = -0.022;
const LEADING = 1.06;
const SIZES = [80, 72, 66, 60, 54, 48, 43, 38];

let loaded: Font | undefined;

/** The font of the cards. */
export function font(): Font {
  if (loaded) return loaded;
  const bytes = Buffer.from(face.slice(face.indexOf(',') + 1), 'base64');
  loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return loaded;
}

/** The outline of a line of text that starts at `x` on the baseline `y`. */
export function lineOutline(text: string, x: number, y: number, size: number): string {
  const { commands } = font().getPath(text, x, y, size, { letterSpacing: TRACKING });
  return commands.map(pathCommand).join('');
}

/** The library's own path output contains NaN for numbers close to zero. */
function pathCommand({ type, x1, y1, x2, y2, x, y }: Command): string {
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
  return type + numbers.map((number) => number.toFixed(1)).join(' ');
}

/** The outline of a text at the bottom of a box, in the largest size that linesAt, in lines of about the same length. */
export function outlineIn(text: string, { x, width, bottom, height }: Box): string {
  const short = text.slice(0, MAX_TITLE_LENGTH);
  const linesAt = (size: number) => balancedLines(short, size, width);
  const size =
    SIZES.find(
      (one) =>
        linesAt(one).length * one * LEADING <= height && linesAt(one).every((line) => widthOf(line, one) <= width),
    ) ?? 38;
  const maxLines = Math.floor(height / (size * LEADING));
  const lines = cut(linesAt(size), maxLines);
  return lines
    .map((line, index) => lineOutline(line, x, bottom - (lines.length - 1 - index) * size * LEADING, size))
    .join('');
}

const UNIT = 100;
const widths = new LRUCache<string, number>({ max: 2000 });

/** The width of a text at a size. Each word is measured only once. */
function widthOf(text: string, size: number): number {
  const words = text.split(' ');
  const sum = words.reduce((total, word) => total + wordWidth(word), (words.length - 1) * wordWidth(' '));
  return (sum * size) / UNIT;
}

function wordWidth(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  const measured = font().getAdvanceWidth(word, UNIT, { letterSpacing: TRACKING });
  widths.set(word, measured);
  return measured;
}

function linesOf(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into lines of about the same length, with no more lines than at the full width. */
function balancedLines(text: string, size: number, width: number): string[] {
  const words = text.split(' ');
  const fewest = linesOf(words, size, width);
  let best = fewest;
  for (let narrower = width * 0.96; narrower > width / 2; narrower *= 0.96) {
    const tried = linesOf(words, size, narrower);
    if (tried.length > fewest.length || tried.some((line) => widthOf(line, size) > narrower)) break;
    best = tried;
  }
  return best;
}

function cut(lines: string[], maxLines: number): string[] {
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`];
}

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
