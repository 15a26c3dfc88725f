import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Options } from 'react-markdown';
import { asList, asNumber, asObject, asObjects, asText, type JsonObject } from '~/lib/cms/json';
import { toResponsiveImage } from '~/lib/images';
import { linesWithBreaks } from './plain-text.server';
import { writtenUrl } from './written-url';

const MAX_DEPTH = 250;

/** Whether a node stands beside paragraphs or in one. */
type Place = 'block' | 'inline';
/** The names of other editors, without hyphens and in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ a: 'link', blockquote: 'quote', break: 'br', bulletedlist: 'list', bulletlist: 'list', codeblock: 'code' },
  ...{ embed: 'embedded', hardbreak: 'br', iframe: 'embedded', img: 'image', li: 'list-item', linebreak: 'br' },
  ...{ listitem: 'list-item', numberedlist: 'ordered-list', ol: 'ordered-list', orderedlist: 'ordered-list' },
  ...{ p: 'paragraph', pre: 'code', ul: 'list', unorderedlist: 'list', video: 'embedded', youtube: 'embedded' },
  ...{ divider: 'hr', horizontalrule: 'hr', thematicbreak: 'hr' },
};
const INLINE_TAGS = new Set(['a', 'br', 'code', 'del', 'em', 'strong', 'u']);

/**
 * Parses the JSON rich text of the CMS, and what documents of other editors have in common with it. Unknown nodes
 * render their children. The output still has to be sanitized.
 */
export const jsonReader = (text: string): Options => ({ rehypePlugins: [() => () => jsonTree(text)] });

function jsonTree(text: string): Root {
  const value: unknown = JSON.parse(text);
  return { type: 'root', children: convertNodes(Array.isArray(value) ? value : [value], 0, 'block') };
}

function convertNodes(list: unknown[], depth: number, place: Place): ElementContent[] {
  if (depth > MAX_DEPTH) return [];
  const nodes = asObjects(list);
  const isOneLine =
    place === 'block' && depth > 0 && nodes.every(({ text, type }) => type === 'link' || text !== undefined);
  return nodes.flatMap((node) => {
    const converted = convertNode(node, depth, place);
    // Each block has its own line, so that its words do not run into those of the next.
    return place === 'block' && !isOneLine && isLine(converted) ? [h('p', converted)] : converted;
  });
}

const isLine = (nodes: ElementContent[]) =>
  hasText(nodes) &&
  nodes.every((node) => node.type === 'text' || (node.type === 'element' && INLINE_TAGS.has(node.tagName)));

function convertNode(given: JsonObject, depth: number, place: Place): ElementContent[] {
  // Other editors have the properties of a node in `attrs`, those of a block in `data`, and `content` for `children`.
  const node: JsonObject = { ...asObject(given.attrs), ...asObject(given.data), ...given };
  const type = nameOf(node);
  const inner = (at: Place = 'inline') => [
    ...(typeof node.text === 'string' ? applyMarks(node, node.text) : []),
    ...convertNodes(asList(node.children ?? node.content), depth + 1, at),
  ];
  switch (type) {
    case 'paragraph': {
      const children = inner();
      return hasText(children) ? [h('p', children)] : [];
    }
    case 'heading':
      return [h(`h${Math.min(6, Math.max(1, Math.round(asNumber(node.level) ?? 2)))}`, inner())];
    case 'list':
    case 'ordered-list':
      return [
        h(
          node.format === 'ordered' || node.ordered === true || type === 'ordered-list' ? 'ol' : 'ul',
          toListItems(inner()),
        ),
      ];
    case 'list-item':
      return [h('li', inner())];
    case 'quote': {
      const children = inner();
      return [
        h('blockquote', children.some((child) => !isLine([child]) && hasText([child])) ? children : [h('p', children)]),
      ];
    }
    case 'code':
      return [h('pre', [h('code', { className: codeClass(node) }, inner())])];
    case 'link':
      return [h('a', { href: writtenUrl(asText(node.url) ?? asText(node.href)) }, inner())];
    case 'image':
      return [...toFigure(node), ...inner()];
    case 'embedded':
      return [h('iframe', { src: asText(node.src) ?? asText(node.url), title: asText(node.title) }), ...inner()];
    case 'br':
    case 'hr':
      return [h(type)];
    default:
      return inner(place);
  }
}

function nameOf({ type }: JsonObject): string {
  const given = String(type);
  const plain = given.toLowerCase().replace(/[-_]/g, '');
  return Object.hasOwn(OTHER_NAMES, plain) ? OTHER_NAMES[plain]! : given;
}

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
  // ProseMirror has a list of marks, and links are marks too.
  const listed = asObjects(node.marks);
  const link = listed.find(({ type }) => type === 'link');
  const has = (...names: string[]) =>
    names.some((name) => node[name] === true || listed.some(({ type }) => type === name));
  const marks: Array<[string, boolean]> = [
    ['code', has('code')],
    ['strong', has('bold', 'strong')],
    ['em', has('italic', 'em')],
    ['u', has('underline')],
    ['del', has('strikethrough', 'strike')],
  ];
  const marked = marks.reduce<ElementContent[]>(
    (inner, [tag, isMarked]) => (isMarked ? [h(tag, inner)] : inner),
    linesWithBreaks(text),
  );
  return link ? [h('a', { href: asText(asObject(link.attrs)?.href) }, marked)] : marked;
}

const hasText = (children: ElementContent[]): boolean =>
  children.some((child) => child.type !== 'text' || child.value.trim() !== '');
