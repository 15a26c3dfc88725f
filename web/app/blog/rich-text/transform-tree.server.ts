import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { codeFrame } from './code.server';
import { renderedElements } from './custom-elements';
import type { RenderContext } from './render-context';

export type Heading = { id: string; text: string; level: number };
export type TransformedTree = { tree: Root; headings: Heading[] };

/** Deeper elements lose their box and keep their text. */
const DEEPEST = 120;
const HEADING = /^h([1-6])$/;

/**
 * Turns a cleaned tree into what the page shows: custom tags rendered, code coloured, headings named and set below
 * the post's own title, links inside the text leading to where they mean to.
 */
export function transformTree(tree: Root, scope: RenderContext): TransformedTree {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const lift = prepare(tree, ids);
  const children = tree.children.flatMap((child) => draw(child as ElementContent, 0));
  for (const child of children) relink(child);
  return { tree: { type: 'root', children }, headings };

  function draw(node: ElementContent, depth: number): ElementContent[] {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'pre') return [listing(node)];
    const inner = node.children.flatMap((child) => draw(child, depth + 1));
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

  /** `#note` in a text means the text's own `note`, or the heading with these words. */
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

/** Collects the ids and answers by how much headings must sink: the post's title is the one h1 of its page. */
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
