import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Options } from 'react-markdown';
import { asList, asNumber, asObject, asText, type JsonObject } from '~/lib/cms/json-guards';
import { toResponsiveImage } from '~/lib/images';
import { sanitizeUrl } from '~/lib/sanitize-url';
import { linesWithBreaks } from './plain-text.server';

const MAX_DEPTH = 250;

/** Parses the CMS's JSON rich text. Unknown nodes render their children. The output still has to be sanitized. */
export const jsonReader = (text: string): Options => ({ rehypePlugins: [() => () => jsonTree(text)] });

function jsonTree(text: string): Root {
  const value: unknown = JSON.parse(text);
  return { type: 'root', children: convertNodes(Array.isArray(value) ? value : [value], 0) };
}

function convertNodes(list: unknown[], depth: number): ElementContent[] {
  if (depth > MAX_DEPTH) return [];
  return list.flatMap((item) => {
    const node = asObject(item);
    return node ? convertNode(node, depth) : [];
  });
}

function convertNode(node: JsonObject, depth: number): ElementContent[] {
  if (typeof node.text === 'string') return applyMarks(node, node.text);
  // Other editors have `content` instead.
  const children = convertNodes(asList(node.children ?? node.content), depth + 1);
  switch (node.type) {
    case 'paragraph':
      return hasText(children) ? [h('p', children)] : [];
    case 'heading':
      return [h(`h${Math.min(6, Math.max(1, Math.round(asNumber(node.level) ?? 2)))}`, children)];
    case 'list':
      return [h(isOrdered(node) ? 'ol' : 'ul', toListItems(children))];
    case 'list-item':
      return [h('li', children)];
    case 'quote':
      return [h('blockquote', [h('p', children)])];
    case 'code':
      return [h('pre', [h('code', { className: codeClass(node) }, children)])];
    case 'link':
      return [h('a', { href: sanitizeUrl(asText(node.url) ?? asText(node.href)) }, children)];
    case 'image':
      return toFigure(node);
    default:
      return children;
  }
}

const isOrdered = (node: JsonObject) => node.format === 'ordered' || node.ordered === true;

/** The CMS puts a nested list after the item that it belongs to. In HTML it is a part of that item. */
function toListItems(children: ElementContent[]): ElementContent[] {
  const items: Element[] = [];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'li') items.push(child);
    else if (items.length > 0) items.at(-1)!.children.push(child);
    else items.push(h('li', [child]));
  }
  return items;
}

function codeClass({ language }: JsonObject): string[] | undefined {
  const name = asText(language);
  return name ? [`language-${name}`] : undefined;
}

function toFigure(node: JsonObject): ElementContent[] {
  const entry = asObject(node.image) ?? node;
  const image = toResponsiveImage(entry);
  if (!image) {
    const [src, alt] = [asText(entry.url) ?? asText(entry.src), asText(entry.alternativeText) ?? asText(entry.alt)];
    return src ? [h('p', [h('img', { src, alt })])] : [];
  }
  const { src, alt, width, height, caption } = image;
  return [h('figure', [h('img', { src, alt, width, height }), caption ? h('figcaption', caption) : null])];
}

function applyMarks(node: JsonObject, text: string): ElementContent[] {
  const marks: Array<[string, string]> = [
    ['code', 'code'],
    ['bold', 'strong'],
    ['italic', 'em'],
    ['underline', 'u'],
    ['strikethrough', 'del'],
  ];
  return marks.reduce<ElementContent[]>(
    (inner, [mark, tag]) => (node[mark] === true ? [h(tag, inner)] : inner),
    linesWithBreaks(text),
  );
}

function hasText(children: ElementContent[]): boolean {
  return children.some((child) => child.type !== 'text' || child.value.trim() !== '');
}
