import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { hostOf } from './render-context';
import { marksFromStyles } from './style-marks.server';
import { findTrueFiles } from './true-files.server';
import { writtenUrl } from './written-url';
import { toString } from 'hast-util-to-string';

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

/**
 * Turns formulas into text with raised and lowered parts, and drawings into their words and images, because pages have
 * no MathML and no SVG of editors.
 */
export function writeMathAndDrawings(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    removeSecondFormula(node);
    if (!parent || index === undefined) return;
    if (node.tagName === 'math') parent.children[index] = h('span', mathOf(node));
    if (node.tagName === 'svg' && node.properties.ariaHidden !== 'true') {
      const shown = drawingOf(node);
      if (shown.length > 0) parent.children[index] = h('span', shown);
    }
  });
}

/** Other systems write a formula twice: for screen readers, and for the eye as an image or as many small parts. */
function removeSecondFormula(node: Element): void {
  const isFormula = (child: ElementContent, depth = 2): boolean =>
    child.type === 'element' &&
    (child.tagName === 'math' || (depth > 0 && child.children.some((inner) => isFormula(inner, depth - 1))));
  if (!node.children.some((child) => isFormula(child, 1))) return;
  node.children = node.children.filter(
    (child) => child.type !== 'element' || child.properties.ariaHidden !== 'true' || isFormula(child),
  );
}

type Part = ElementContent[];
/** How the parts of a formula are written in one line. */
const MATH_LAYOUTS: Readonly<Record<string, (...parts: Part[]) => Part>> = {
  annotation: () => [],
  'annotation-xml': () => [],
  mfrac: (top = [], bottom = []) => [...grouped(top), text('/'), ...grouped(bottom)],
  mover: (base = [], over = []) => [...base, h('sup', over)],
  mroot: (base = [], degree = []) => [h('sup', degree), text('√'), ...grouped(base)],
  msqrt: (...parts) => [text('√'), ...grouped(parts.flat())],
  mspace: () => [text(' ')],
  msub: (base = [], sub = []) => [...base, h('sub', sub)],
  msubsup: (base = [], sub = [], sup = []) => [...base, h('sub', sub), h('sup', sup)],
  msup: (base = [], sup = []) => [...base, h('sup', sup)],
  mtd: (...parts) => [...parts.flat(), text(' ')],
  mtr: (...parts) => [...parts.flat(), text('; ')],
  munder: (base = [], under = []) => [...base, h('sub', under)],
  munderover: (base = [], under = [], over = []) => [...base, h('sub', under), h('sup', over)],
};

const text = (value: string): ElementContent => ({ type: 'text', value });
const grouped = (part: Part): Part =>
  toString(h('span', part)).trim().length > 1 && !/^[\p{L}\p{N}.,]+$/u.test(toString(h('span', part)).trim())
    ? [text('('), ...part, text(')')]
    : part;

function mathOf(node: Element): Part {
  const isLeaf = node.children.every((child) => child.type === 'text');
  if (isLeaf && node.tagName !== 'math') return [...layout(node, [[text(toString(node).replace(/\s+/g, ' ').trim())]])];
  // White space between the elements of a formula is not content.
  const parts = node.children.flatMap((child) => {
    if (child.type === 'text') return child.value.trim() ? [[child]] : [];
    return child.type === 'element' ? [mathOf(child)] : [];
  });
  return layout(node, parts);
}

const layout = ({ tagName }: Element, parts: Part[]): Part =>
  Object.hasOwn(MATH_LAYOUTS, tagName) ? MATH_LAYOUTS[tagName]!(...parts) : parts.flat();

const NOT_DRAWN = new Set(['clippath', 'filter', 'marker', 'mask', 'metadata', 'pattern', 'script', 'style']);

function drawingOf(node: Element): Part {
  return node.children.flatMap((child): Part => {
    if (child.type === 'text') return child.value.trim() ? [text(` ${child.value.replace(/\s+/g, ' ').trim()} `)] : [];
    if (child.type !== 'element' || NOT_DRAWN.has(child.tagName.toLowerCase())) return [];
    if (child.tagName !== 'image') return drawingOf(child);
    const src = child.properties.href ?? child.properties.xLinkHref;
    return typeof src === 'string' ? [h('img', { src, alt: child.properties.ariaLabel })] : [];
  });
}
