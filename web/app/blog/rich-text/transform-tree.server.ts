import type { Element, ElementContent, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { unbrokenParts } from '~/lib/text-format';
import { renderedElements } from './custom-elements';
import type { RenderContext } from './render-context';
import { common, createLowlight } from 'lowlight';
import { visit } from 'unist-util-visit';
import labels from './code-languages.json';
import { decoded } from './written-url';

export type Heading = { id: string; text: string; level: number };

/** Deeper elements are unwrapped. Their text stays. */
const MAX_DEPTH = 120;
/** Elements that are one line each in the code of other editors. */
const CODE_LINE = new Set(['div', 'li', 'p']);
const CODE = new Set(['code', 'kbd', 'samp', 'var']);
/** The text of a link to its own URL, or of an e-mail address. */
const URL_TEXT = /^\S*[/@]\S*$/;
/** Blocks that begin at the right when their text does. */
const DIRECTED = new Set('blockquote dd dt figcaption h1 h2 h3 h4 h5 h6 li ol p summary td th ul'.split(' '));
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Nko}\p{Script=Syriac}]/gu;
const HEADING_TAG = /^h([1-6])$/;

/**
 * Transforms a sanitized tree for the page: renders custom tags, highlights code, adds heading ids, lowers headings
 * below the article title, and resolves links within the text.
 */
export function transformTree(tree: Root, context: RenderContext): { tree: Root; headings: Heading[] } {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const levelShift = collectIds(tree, ids);
  const hasRightToLeft = toString(tree).search(RIGHT_TO_LEFT) >= 0;
  const children = tree.children.flatMap((child) => transformNode(child as ElementContent, 0));
  const shown: Root = { type: 'root', children };
  visit(shown, { type: 'element', tagName: 'a' }, resolveFragment);
  return { tree: shown, headings };

  function transformNode(node: ElementContent, depth: number): ElementContent[] {
    if (node.type === 'text') return unbrokenText(node);
    if (node.type !== 'element' || CODE.has(node.tagName)) return [node];
    if (node.tagName === 'pre') return [renderCodeBlock(node)];
    if (hasRightToLeft && depth <= MAX_DEPTH && DIRECTED.has(node.tagName))
      node.properties.dir ??= directionOf(toString(node));
    const inner = node.children.flatMap((child) => transformNode(child, depth + 1));
    if (depth > MAX_DEPTH && inner.length > 0) return inner;
    const level = HEADING_TAG.exec(node.tagName)?.[1];
    if (level) return [renderHeading(node, inner, Number(level))];
    const render = Object.hasOwn(renderedElements, node.tagName) ? renderedElements[node.tagName] : undefined;
    return render ? render(node, inner, context) : [{ ...node, children: inner }];
  }

  function renderHeading(node: Element, inner: ElementContent[], given: number): ElementContent {
    const text = toString(node).replace(/\s+/g, ' ').trim();
    const level = Math.min(6, given + levelShift);
    const isFootnotes = node.properties.id === `${context.prefix}footnote-label`;
    if (isFootnotes) return h('h2', { id: node.properties.id, className: ['sr-only'] }, inner);
    if (text === '') return h(`h${level}`, inner);
    const id = context.headingId(text);
    headings.push({ id, text, level });
    const { dir } = node.properties;
    const anchor = h('a', { className: ['heading-anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` }, '#');
    return { ...h(`h${level}`, { id, dir }, inner), children: [...inner, anchor] };
  }

  /** Resolves `#note` to the text's own id `note`, or to the heading with this text. */
  function resolveFragment({ properties }: Element): void {
    if (typeof properties.href !== 'string' || !properties.href.startsWith('#')) return;
    const target = properties.href.slice(1);
    const name = decoded(target);
    const id =
      [`${context.prefix}${target}`, `section-${name}`].find(
        (candidate) => ids.has(candidate) || headings.some((one) => one.id === candidate),
      ) ?? headings.find((one) => lettersOf(one.text) === (lettersOf(name) || undefined))?.id;
    if (id) properties.href = `#${id}`;
  }
}

/** Returns the direction of most letters, because `dir="auto"` takes that of the first, which may be of a name. */
function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.match(/\p{L}/gu)?.length;
  if (!letters) return undefined;
  return (text.match(RIGHT_TO_LEFT)?.length ?? 0) * 2 > letters ? 'rtl' : 'ltr';
}

/** Keeps names with a hyphen on one line, like `unbroken` in texts of pages. */
function unbrokenText(node: Text): ElementContent[] {
  const parts = URL_TEXT.test(node.value.trim()) ? [] : unbrokenParts(node.value);
  if (parts.length < 2) return [node];
  return parts.flatMap((value, index): ElementContent[] => {
    if (index % 2 === 1) return [h('span', { className: ['unbroken'] }, value)];
    return value === '' ? [] : [{ type: 'text', value }];
  });
}

/** Collects all ids. Returns the number of levels to lower headings by, because the article title is the only h1. */
function collectIds(tree: Root, ids: Set<string>): number {
  let hasH1 = false;
  visit(tree, 'element', ({ tagName, properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
    hasH1 ||= tagName === 'h1';
  });
  return hasH1 ? 1 : 0;
}

function renderCodeBlock(pre: Element): Element {
  const [code] = pre.children;
  const names = code?.type === 'element' && Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = names.map(String).find((name) => name.startsWith('language-'));
  return codeFrame(linesOf(pre).replace(/\n$/, ''), language?.slice('language-'.length));
}

/** The text of code, in which editors write lines as `<br>` or as block elements. */
function linesOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'br') return '\n';
  let text = '';
  for (const child of node.children) {
    const isBlock = child.type === 'element' && CODE_LINE.has(child.tagName);
    if (isBlock && text !== '' && !text.endsWith('\n')) text += '\n';
    const line = linesOf(child);
    text += isBlock && !line.endsWith('\n') ? `${line}\n` : line;
  }
  return text;
}

/** Systems write the place of a heading in different ways, but with its letters and digits in this order. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const lowlight = createLowlight(common);
const MAX_HIGHLIGHTED_LENGTH = 60_000;

/** Names of languages in the bar above code. Others are shown as written. */
const LANGUAGE_LABELS: Readonly<Record<string, string>> = labels;

/** A code block with language name and copy button, highlighted on the server so that no highlighter is sent. */
export function codeFrame(code: string, language?: string): Element {
  const name = language?.toLowerCase() ?? '';
  const label = Object.hasOwn(LANGUAGE_LABELS, name) ? LANGUAGE_LABELS[name] : name;
  return h('div', { className: ['code-frame'] }, [
    h('div', { className: ['code-bar'] }, [
      h('span', { className: ['code-language'] }, label),
      h('button', { type: 'button', className: ['code-copy'], dataCopy: '' }, 'Copy'),
    ]),
    h('pre', { tabIndex: 0 }, [h('code', highlight(code, name))]),
  ]);
}

function highlight(code: string, language: string): ElementContent[] {
  const known = language !== '' && lowlight.registered(language);
  if (!known || code.length > MAX_HIGHLIGHTED_LENGTH) return [{ type: 'text', value: code }];
  return lowlight.highlight(language, code).children as ElementContent[];
}
