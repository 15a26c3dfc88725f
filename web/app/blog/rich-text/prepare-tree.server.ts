import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { hostOf } from './render-context';
import { writeMathAndDrawings } from './math-and-drawings.server';
import { marksFromStyles } from './style-marks.server';
import { findTrueFiles } from './true-files.server';
import { writtenUrl } from './written-url';

/** Block elements that texts of other systems have. As they are not allowed, their words would run together. */
const OTHER_BLOCKS = new Set(
  (
    'address article aside button center datalist dialog fieldset footer form header hgroup label legend main marquee ' +
    'nav optgroup option search select textarea'
  ).split(' '),
);
/** Elements with another name for what a text may have. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ dir: 'ul', menu: 'ul', listing: 'pre', plaintext: 'pre', xmp: 'pre', canvas: 'span' },
  ...Object.fromEntries([...OTHER_BLOCKS].map((name) => [name, 'div'])),
};
const LISTS = new Set(['ol', 'ul']);
const INLINE = new Set(['a', 'b', 'em', 'font', 'i', 'small', 'span', 'strong']);
const OWN_LINE = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table)(?![\w-])/i;
/** What a reader gets instead of an embedded file: a link with its title or this name. */
const EMBEDDED: Readonly<Record<string, string>> = {
  audio: 'Sound',
  embed: 'Embedded file',
  iframe: 'Embedded page',
  object: 'Embedded file',
  video: 'Video',
};
const URL_PROPERTIES = ['href', 'src', 'light', 'dark'] as const;

/**
 * Changes a parsed text so that the sanitiser, which removes what it does not know, leaves the words and the addresses
 * that the writer gave: addresses without scheme, blocks of other systems, names of places, videos and embedded pages.
 */
export const prepareTree = () => (tree: Root) => {
  marksFromStyles(tree);
  writeMathAndDrawings(tree);
  findTrueFiles(tree);
  visit(tree, 'element', (node, index, parent) => {
    const { properties } = node;
    for (const name of URL_PROPERTIES) {
      const url = properties[name];
      if (typeof url === 'string') properties[name] = writtenUrl(url);
    }
    if (node.tagName === 'a' && typeof properties.name === 'string') properties.id ??= properties.name;
    if (Object.hasOwn(RENAMED, node.tagName)) node.tagName = RENAMED[node.tagName]!;
    if (!parent || index === undefined) return;
    const isInList = parent.type === 'element' && (LISTS.has(parent.tagName) || Object.hasOwn(RENAMED, parent.tagName));
    if (node.tagName === 'li' && !isInList) collectItems(parent.children as ElementContent[], index);
    if (node.tagName === 'summary' && !(parent.type === 'element' && parent.tagName === 'details'))
      node.tagName = 'div';
    if (INLINE.has(node.tagName) && OWN_LINE.test(String(properties.style))) {
      delete properties.style;
      parent.children[index] = h('div', [node]);
    }
    if (!Object.hasOwn(EMBEDDED, node.tagName)) return;
    const link = linkTo(node);
    // Without an address, what the element has for such a case stays.
    parent.children.splice(index, 1, ...(link ? [link] : node.children));
    return [SKIP, link ? index + 1 : index];
  });
};

/** Puts items without a list into one, because the sanitiser unwraps them and their words would run together. */
function collectItems(siblings: ElementContent[], start: number): void {
  const isItem = (node: ElementContent) =>
    node.type === 'text' ? node.value.trim() === '' : 'tagName' in node && node.tagName === 'li';
  const end = siblings.findIndex((node, index) => index > start && !isItem(node));
  const items = siblings.slice(start, end < 0 ? undefined : end);
  siblings.splice(start, items.length, h('ul', items));
}

function linkTo(node: Element): ElementContent | undefined {
  const { title, ariaLabel } = node.properties;
  const address = addressOf(node);
  const href = writtenUrl(address);
  if (!href) return undefined;
  const host = hostOf(href);
  const given = [title, ariaLabel].find((text) => typeof text === 'string' && text.trim() !== '');
  const name = given ? String(given) : EMBEDDED[node.tagName]!;
  return h('p', [h('a', { href }, host ? `${name} (at ${host})` : name)]);
}

function addressOf({ properties, children }: Element): string | undefined {
  const own = properties.src ?? properties.data;
  if (typeof own === 'string') return own;
  const source = children.find((child) => child.type === 'element' && child.tagName === 'source');
  const inner = source?.type === 'element' ? source.properties.src : undefined;
  return typeof inner === 'string' ? inner : undefined;
}
