import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { codeFrame } from './code.server';
import { renderedElements } from './custom-elements';
import type { RenderContext } from './render-context';

export type Heading = { id: string; text: string; level: number };
export type TransformedTree = { tree: Root; headings: Heading[] };

/** Deeper elements are unwrapped, and their text stays. */
const DEEPEST = 120;
const HEADING = /^h([1-6])$/;

/**
 * Transforms a sanitized tree for the page: renders custom tags, highlights code, adds heading ids, lowers headings
 * below the article title, and resolves links within the text.
 */
export function transformTree(tree: Root, scope: RenderContext): TransformedTree {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const lift = prepare(tree, ids);
  const children = tree.children.flatMap((child) => transformNode(child as ElementContent, 0));
  for (const child of children) relink(child);
  return { tree: { type: 'root', children }, headings };

  function transformNode(node: ElementContent, depth: number): ElementContent[] {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'pre') return [listing(node)];
    const inner = node.children.flatMap((child) => transformNode(child, depth + 1));
    if (depth > DEEPEST && inner.length > 0) return inner;
    const level = HEADING.exec(node.tagName)?.[1];
    if (level) return [heading(node, inner, Number(level))];
    const own = Object.hasOwn(renderedElements, node.tagName) ? renderedElements[node.tagName] : undefined;
    return own ? own(node, inner, scope) : [{ ...node, children: inner }];
  }

  function heading(node: Element, inner: ElementContent[], given: number): ElementContent {
    const text = toString(node).replace(/\s+/g, ' ').trim();
    const level = Math.min(6, given + lift);
    const isFootnotes = node.properties.id === `${scope.prefix}footnote-label`;
    if (isFootnotes) return h('h2', { id: node.properties.id, className: ['sr-only'] }, inner);
    if (text === '') return h(`h${level}`, inner);
    const id = scope.headingId(text);
    headings.push({ id, text, level });
    const anchor = h('a', { className: ['heading-anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` }, '#');
    return { ...h(`h${level}`, { id }, inner), children: [...inner, anchor] };
  }

  /** Resolves `#note` to the text's own id `note`, or to the heading with this text. */
  function relink(node: ElementContent): void {
    if (node.type !== 'element') return;
    const { href } = node.properties;
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('#')) {
      const target = href.slice(1);
      const own = [`${scope.prefix}${target}`, `section-${decoded(target)}`].find(
        (id) => ids.has(id) || headings.some((one) => one.id === id),
      );
      if (own) node.properties.href = `#${own}`;
    }
    node.children.forEach(relink);
  }
}

/** Collects all ids. Returns by how many levels to lower headings, because the article title is the only h1. */
function prepare(tree: Root, ids: Set<string>): number {
  let hasTop = false;
  const visit = (node: Root['children'][number]) => {
    if (node.type !== 'element') return;
    if (typeof node.properties.id === 'string') ids.add(node.properties.id);
    hasTop ||= node.tagName === 'h1';
    node.children.forEach(visit);
  };
  tree.children.forEach(visit);
  return hasTop ? 1 : 0;
}

function listing(pre: Element): Element {
  const [code] = pre.children;
  const names = code?.type === 'element' && Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return codeFrame(toString(pre).replace(/\n$/, ''), language);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
