import type { Element, ElementContent, Root } from 'hast';
import type { TextFormat } from '../detect-format';
import { hostOf } from '../render-context';
import { decoded } from '../written-url';
import { contentOf, type SourceContent } from './source-content.server';
import type { FileKind } from './source-files.server';

/** What a text loses on its way to the page: its words, or the name or address of a file. `line` starts at 1. */
export type Loss = { kind: FileKind | 'words'; what: string; after: string; line?: number };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff]*/gu;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const ENTITY = /[\p{L}\p{N}]*&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));[\p{L}\p{N}]*/giu;
/** Named characters that are no letters. A word with another name of a character is not compared. */
const SIGN_NAMES =
  /&(?:nbsp|amp|lt|gt|quot|apos|[lr][sd]?quo|[nm]dash|hellip|bull|middot|shy|zw?nj|ensp|emsp|thinsp);/gi;
const TAG = /<\/?[a-z]/i;
const MAX_LOSSES = 20;
const MAX_WORDS = 12;
/** Lost words that are so close to each other are one place. */
const MAX_GAP = 4;

/**
 * Compares a source text with its rendered tree, and returns what a person wrote that no reader sees, in order. The
 * order of words makes no difference, because notes and captions move.
 */
export function findLosses(source: string, format: TextFormat, tree: Root): Loss[] {
  const content = contentOf(source, format);
  const shown = readTree(tree);
  const losses = [...lostFiles(content, shown), ...lostWords(content.text, shown)].sort((a, b) => a.at - b.at);
  return losses.slice(0, MAX_LOSSES).map(({ at, ...loss }) => ({
    ...loss,
    after: wordsBefore(content.text, at),
    ...(format !== 'json' && { line: content.text.slice(0, at).split('\n').length }),
  }));
}

type Shown = { counts: Map<string, number>; letters: string; addresses: Set<string>; text: string };

/** Reads all texts and attributes of the page, because some words of a text become names of images or fields. */
function readTree(tree: Root): Shown {
  const texts: string[] = [];
  const attributes: string[] = [];
  const addresses = new Set<string>();
  const visit = (node: Root | ElementContent) => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type === 'element') {
      const { href, src } = node.properties;
      for (const address of [href, src]) if (typeof address === 'string') addresses.add(keyOf(address));
      attributes.push(...valuesOf(node));
    }
    if ('children' in node) for (const child of node.children) visit(child as ElementContent);
  };
  visit(tree);
  const text = [...texts, ...attributes].join('\n');
  const words = wordsOf(text).map(({ word }) => word);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, letters: words.join(''), addresses, text };
}

/** An attribute without its closing quotation mark has swallowed the text after it, so it counts as lost. */
function valuesOf({ properties }: Element): string[] {
  const values = Object.values(properties)
    .flat()
    .map((value) => String(value ?? ''));
  return values.filter((value) => !TAG.test(value)).flatMap((value) => [value, decoded(value)]);
}

function lostFiles({ files }: SourceContent, { addresses, text }: Shown) {
  return files
    .filter(({ kind, address }) => {
      const plain = withoutEntities(address);
      if (addresses.has(keyOf(plain)) || text.includes(plain)) return false;
      // An image of another host in a link has no link of its own.
      const host = kind === 'image' && hostOf(plain.startsWith('//') ? `https:${plain}` : plain);
      return !host || !text.includes(`(at ${host})`);
    })
    .map(({ kind, address, name, at }) => ({ kind, at, what: (name ?? nameOf(address)).slice(0, 80) }));
}

const nameOf = (address: string) => (address.startsWith('data:') ? '' : address);

function lostWords(text: string, { counts, letters }: Shown) {
  const words = wordsOf(text);
  const left = new Map(counts);
  const missing = new Map<string, number>();
  for (const { word } of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    else missing.set(word, (missing.get(word) ?? 0) + 1);
  }
  // Signs and elements inside a word split it differently on both sides. With its neighbour it is then still there.
  const lost = words.filter(({ word }, index) => {
    const count = missing.get(word) ?? 0;
    if (count === 0) return false;
    const [before = '', after = ''] = [words[index - 1]?.word, words[index + 1]?.word];
    if (letters.includes(before + word) && before !== '') return false;
    if (letters.includes(word + after) && after !== '') return false;
    if (before + after === '' && letters.includes(word)) return false;
    missing.set(word, count - 1);
    return true;
  });
  return inPlaces(lost).map((place) => {
    const [first, last] = [place[0]!, place.at(-1)!];
    const passage = text.slice(first.at, last.end).replace(/\s+/g, ' ');
    return {
      kind: 'words' as const,
      at: first.at,
      what: passage.split(' ').slice(0, MAX_WORDS).join(' ').slice(0, 120),
    };
  });
}

type Word = { word: string; at: number; end: number; index: number };

function wordsOf(text: string): Word[] {
  return [...withoutEntities(text).matchAll(WORD)].map(({ 0: word, index: at }, index) => ({
    ...{ at, index, end: at + word.length },
    word: word.replace(INVISIBLE, '').normalize('NFC').toLowerCase(),
  }));
}

function inPlaces(words: readonly Word[]): Word[][] {
  const places: Word[][] = [];
  for (const word of words) {
    const place = places.at(-1);
    if (place && word.index - place.at(-1)!.index <= MAX_GAP) place.push(word);
    else places.push([word]);
  }
  return places;
}

const wordsBefore = (text: string, at: number) =>
  (text.slice(Math.max(0, at - 200), at).match(WORD) ?? []).slice(-5).join(' ');

/** Keeps the length of the text, so that positions stay. */
function withoutEntities(text: string): string {
  return text
    .replace(SIGN_NAMES, (whole) => ' '.repeat(whole.length))
    .replace(ENTITY, (whole) => ' '.repeat(whole.length));
}

/** The letters and digits of an address, without its scheme. */
const keyOf = (address: string) =>
  decoded(withoutEntities(address))
    .replace(/^\s*(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase();
