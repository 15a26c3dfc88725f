import { asText } from '~/lib/cms/json';
import { isPixel, trueAddress } from '../true-files.server';
import type { Properties } from 'hast';

export type FileKind = 'image' | 'link' | 'video';
/** A file or page that a source text names. `at` is the position. */
export type SourceFile = { kind: FileKind; address: string; name?: string; at: number };

const DESTINATION = String.raw`(?:<[^<>\n]*>|[^\s()<]*(?:\([^\s()]*\)[^\s()]*)*)`;
/** A sign of a label, which can have line breaks but no blank line. */
const LABEL = String.raw`(?:[^\[\]\n]|\n(?![^\S\n]*\n))`;
const TARGET = String.raw`\]\(\s*(${DESTINATION})[^)\n]*\)`;
/** Groups: sign, label, address. */
export const IMAGE = new RegExp(String.raw`(!)\[((?:${LABEL}|\[${LABEL}*\]){0,1000})${TARGET}`, 'g');
export const LINK = new RegExp(
  String.raw`(?<!!)()\[((?:${LABEL}|!?\[${LABEL}*\](?:\([^)\n]*\))?){0,1000})${TARGET}`,
  'g',
);
/** Groups: sign, text, label. */
export const REFERENCE = /(!?)\[([^[\]]{0,300})\](?:\[([^[\]]{0,300})\])?(?![(:])/g;
/** Groups: label, address. */
export const DEFINITION = /^ {0,3}\[(?!\^)([^[\]\n]{1,300})\]:[^\S\n]*\n?[^\S\n]*(<[^<>\n]*>|\S+)[^\n]*$/gm;

/** Returns the files of tags: images, videos and embedded pages, links. */
export function tagFiles(tags: readonly SourceTag[]): SourceFile[] {
  return tags.flatMap((tag, index) => {
    const { name, isClosing, properties, start: at } = tag;
    if (isClosing || isPixel(properties)) return [];
    const file = (kind: FileKind, address: unknown) =>
      typeof address === 'string' && address.trim()
        ? [{ kind, address, name: asText(properties.alt ?? properties.title), at }]
        : [];
    if (name === 'a' || name === 'area')
      return file('link', properties.href).filter(({ address }) => !address.startsWith('#'));
    if (/^(?:amp-)?img$|^image$/.test(name)) return file('image', trueAddress(properties) ?? properties.href);
    if (name === 'themedimage') return file('image', properties.light ?? properties.dark);
    if (!/^(?:amp-)?(?:audio|embed|iframe|object|video)$/.test(name)) return [];
    const next = tags[index + 1];
    return file(
      'video',
      trueAddress(properties) ?? properties.data ?? (next?.name === 'source' ? next.properties.src : ''),
    );
  });
}

/** The form in which labels of references are the same. */
export const labelKey = (label: string) => label.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the images and links of Markdown. The text must not contain code. */
export function markdownFiles(text: string): SourceFile[] {
  const targets = new Map([...text.matchAll(DEFINITION)].map(([, label = '', to = '']) => [labelKey(label), to]));
  const found = [
    ...[IMAGE, LINK]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ 1: sign, 2: name = '', 3: to = '', index }) => ({ sign, name, to, index })),
    ...[...text.matchAll(REFERENCE)].map(({ 1: sign, 2: name = '', 3: label, index }) => ({
      ...{ sign, name, index },
      to: targets.get(labelKey(label || name)) ?? '',
    })),
  ];
  return found.flatMap(({ sign, name, to, index }) => {
    const address = to.replace(/^<|>$/g, '');
    if (!address || address.startsWith('#')) return [];
    return [
      { kind: sign ? ('image' as const) : ('link' as const), address, name: name.trim() || undefined, at: index },
    ];
  });
}

/** A tag of a source text. `end` is the position after it. */
export type SourceTag = { name: string; isClosing: boolean; properties: Properties; start: number; end: number };

const NAME = /<(\/?)([a-z][^\s/>"'=<]*)/giy;
const ATTRIBUTE =
  /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}|([^\s"'>{][^\s>]*)))?/gy;
const END = /[\s/]*>/gy;
/** Attributes that never have a tag in them. One that has lacks its closing quotation mark. */
const WITHOUT_TAGS = new Set(['class', 'href', 'id', 'src', 'style', 'target']);

/** Returns the tags of an HTML, Markdown or MDX text, as far as they are complete. Does not nest them. */
export function tagsIn(text: string): SourceTag[] {
  const tags: SourceTag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const tag = tagAt(text, at);
    if (!tag) continue;
    tags.push(tag);
    at = tag.end - 1;
  }
  return tags;
}

function tagAt(text: string, start: number): SourceTag | undefined {
  const [opening = '', slash = '', name = ''] = matchAt(NAME, text, start) ?? [];
  if (!name) return undefined;
  const tag = { name: name.toLowerCase(), isClosing: slash === '/', properties: {} as Properties, start };
  let at = start + opening.length;
  for (;;) {
    const end = matchAt(END, text, at);
    if (end) return { ...tag, end: at + end[0].length };
    const found = matchAt(ATTRIBUTE, text, at);
    if (!found) return undefined;
    const [whole, attribute = '', ...values] = found;
    const value = values.find((one) => one !== undefined);
    const key = attribute.toLowerCase();
    if (WITHOUT_TAGS.has(key) && value && /<\/?[a-z]/i.test(value) && value.includes('>')) {
      return { ...tag, end: text.indexOf('>', at) + 1 };
    }
    tag.properties[key] ??= value ?? true;
    at += whole.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
