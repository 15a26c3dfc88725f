import type { Element, Parents, Properties, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { decoded, writtenUrl } from './written-url';

/** Elements that show a file of this or another site. */
const FILE_TAGS = new Set(['audio', 'embed', 'iframe', 'img', 'source', 'video']);
/** Attributes from which scripts of other systems load a file: `data-src`, `data-lazy-srcset`, `data-original`. */
const LAZY_NAME = /^data[a-z]*(?:src|srcset|original|lazy|echo)$/;
const ADDRESS = /^(?:https?:)?\/\/\S|^\/\S|^\S+\.[a-z\d]{2,5}(?:[?#]|$)/i;
const MAX_LIST_LENGTH = 4000;
const CANDIDATE = /([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g;
/** A GIF of one pixel, and an SVG without content: they keep the place of an image until a script loads it. */
const PLACEHOLDER =
  /^(?:about:|data:image\/gif;base64,R0lGOD[\w/+]{2}AQAB|data:image\/svg\+xml[^<]*<svg\b[^>]*(?:\/>|>\s*<\/svg>)\s*$)/i;
const INVISIBLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Stands for an address that a page cannot show, so that the image gets a note in its place (render-context.ts). */
const UNREACHABLE = '#';

/**
 * Gives images and embedded files the addresses that scripts of their old page loaded, also those in `noscript`.
 * Removes placeholders and files of one pixel, with which other sites count readers.
 */
export function findTrueFiles(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    node.tagName = node.tagName.replace(/^amp-(?=(?:audio|iframe|img|video)$)/, '');
    if (node.tagName === 'picture') takeFromSources(node);
    if (!FILE_TAGS.has(node.tagName) || !parent || index === undefined) return;
    if (isPixel(node.properties)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    node.properties.src = trueAddress(node.properties);
  });
  const shown = new Set<string>();
  visit(tree, 'element', (node) => {
    if (node.tagName === 'noscript') return SKIP;
    if (FILE_TAGS.has(node.tagName) && node.properties.src) shown.add(String(node.properties.src));
  });
  visit(tree, { type: 'element', tagName: 'noscript' }, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const files = filesIn(node).filter(
      ({ properties: { src, style } }) => src && !shown.has(String(src)) && !INVISIBLE.test(String(style)),
    );
    const places = neighbours(parent, index).filter(({ tagName }) => tagName === 'img');
    const kept = places.some(({ properties }) => properties.src) ? [] : files;
    for (const { properties } of kept) shown.add(String(properties.src));
    if (kept.length > 0) for (const place of places) delete place.properties.alt;
    parent.children.splice(index, 1, ...kept);
    return [SKIP, index + kept.length];
  });
  visit(tree, { type: 'element', tagName: 'img' }, ({ properties }) => {
    if (properties.src && !writtenUrl(String(properties.src))) properties.src = UNREACHABLE;
  });
}

/** Returns the address that the file has on its page once scripts ran, or undefined for a placeholder. */
export function trueAddress(properties: Properties): string | undefined {
  const lazy = Object.entries(properties).find(
    ([name, value]) => LAZY_NAME.test(name.replaceAll('-', '').toLowerCase()) && addressIn(value),
  );
  const src = typeof properties.src === 'string' ? properties.src.trim() : '';
  return addressIn(lazy?.[1]) ?? (src && !isPlaceholder(src) ? src : addressIn(properties.srcSet ?? properties.srcset));
}

/** Returns the address in an attribute, or the one of the largest image in a list of sizes. */
function addressIn(value: Properties[string]): string | undefined {
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value.trim() : '';
  if (text.startsWith('data:') || !ADDRESS.test(text)) return undefined;
  if (!/\s/.test(text)) return text;
  const sizes = [...text.slice(0, MAX_LIST_LENGTH).matchAll(CANDIDATE)].map(([, url = '', size = '1']) => ({
    url,
    size: Number(size),
  }));
  return sizes.sort((a, b) => b.size - a.size)[0]?.url;
}

const isPlaceholder = (src: string): boolean => PLACEHOLDER.test(src) || PLACEHOLDER.test(decoded(src.slice(0, 2000)));

/** An image with several sources can have its address only in one of them. */
function takeFromSources({ children }: Element): void {
  const elements = children.filter((child) => child.type === 'element');
  const image = elements.find(({ tagName }) => tagName === 'img');
  if (!image || trueAddress(image.properties)) return;
  const [address] = elements.flatMap(
    ({ tagName, properties }) => (tagName === 'source' && trueAddress(properties)) || [],
  );
  if (address) image.properties.src = address;
}

/** Returns whether a file is as small as those with which other sites count readers. */
export const isPixel = ({ width, height }: Properties): boolean =>
  [width, height].every((size) => Number.parseFloat(String(size)) <= 1);

function filesIn(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName !== 'source' && FILE_TAGS.has(child.tagName) ? [child] : filesIn(child);
  });
}

/** The elements beside this place. */
function neighbours({ children }: Parents, index: number): Element[] {
  return [-1, 1].flatMap((step) => {
    let at = index + step;
    while (children[at] && children[at]!.type !== 'element') at += step;
    const beside = children[at];
    return beside?.type === 'element' ? [beside] : [];
  });
}
