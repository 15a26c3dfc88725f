import { asText } from '~/lib/cms/json';
import type { SourceTag } from './source-tags.server';
import { isPixel, trueAddress } from '../true-files.server';

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
