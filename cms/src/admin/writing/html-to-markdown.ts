import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import {
  createElement,
  isBold,
  isItalic,
  mergeParagraphs,
  styleOf,
  unwrapOnlyParagraph,
  withCleanEdges,
  withHeaderRow,
  withNestedLists,
  withoutBlankLines,
  withRealLists,
} from './html-structure';

const EXTENSIONS = [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()];

/**
 * Converts clipboard HTML from a browser or word processor to Markdown. Converts headings, bold, italic, links, lists,
 * tables and web images. Drops all other formatting. Returns an empty string if nothing remains.
 */
export function htmlToMarkdown(html: string): string {
  const tree = normalizeHtml(withRealLists(fromHtml(html)));
  return toMarkdown(toMdast(tree), {
    bullet: '-',
    rule: '-',
    // `<https://…>` is a syntax error in MDX.
    resourceLink: true,
    extensions: EXTENSIONS,
  }).trim();
}

const DROPPED_TAGS = new Set(['head', 'link', 'meta', 'script', 'style', 'template', 'title']);
const WRAPPER_TAGS = new Set(['big', 'center', 'font', 'ins', 'small', 'span', 'u']);
/** Headings and header cells are already bold. */
const BOLD_TAGS = /^(?:h[1-6]|th)$/;
/** Changes to the children of an element, by tag name. */
const CHILD_TRANSFORMS: Record<string, (children: ElementContent[]) => ElementContent[]> = {
  ol: withNestedLists,
  ul: withNestedLists,
  li: unwrapOnlyParagraph,
  td: mergeParagraphs,
  th: mergeParagraphs,
};

/**
 * Reduces the HTML to the elements that Markdown supports. Google Docs and LibreOffice write bold and italic as styles
 * of `span` and `font`. Google Docs wraps everything in a `b` that is not bold.
 */
function normalizeHtml(tree: Root): Root {
  return { ...tree, children: normalizeAll(tree.children, false) };
}

function normalizeAll(nodes: RootContent[], inBold: boolean): ElementContent[] {
  return withoutBlankLines(withCleanEdges(nodes.flatMap((node) => normalizeNode(node, inBold))));
}

function normalizeNode(node: RootContent, inBold: boolean): ElementContent[] {
  // Word fills empty paragraphs and the space after a bullet with no-break spaces.
  if (node.type === 'text') return [{ ...node, value: node.value.replace(/\u00a0/g, ' ') }];
  if (node.type !== 'element' || isDropped(node)) return [];
  const tagName = node.properties.className?.toString() === 'MsoTitle' ? 'h1' : node.tagName;
  const given = tagName === 'table' ? withHeaderRow(node).children : node.children;
  const children = normalizeAll(given, inBold || BOLD_TAGS.test(tagName));
  if (tagName === 'b' || tagName === 'strong') {
    return isBold(node) === false || inBold ? children : [{ ...node, tagName: 'strong', children }];
  }
  if (tagName === 'i' || tagName === 'em') {
    return isItalic(node) === false ? children : [{ ...node, tagName: 'em', children }];
  }
  if (WRAPPER_TAGS.has(tagName)) return applyStyles(node, children, inBold);
  return [{ ...node, tagName, children: CHILD_TRANSFORMS[tagName]?.(children) ?? children }];
}

function isDropped(element: Element): boolean {
  const { tagName } = element;
  // `o:p` and other Office elements contain no text of the author.
  if (DROPPED_TAGS.has(tagName) || tagName.includes(':')) return true;
  if (styleOf(element, 'mso-list') === 'ignore' || styleOf(element, 'mso-hide') === 'all') return true;
  // Images embedded in a word processor document have no URL that a visitor could load.
  return tagName === 'img' && !/^(?:https?:)?\//i.test(String(element.properties.src ?? ''));
}

function applyStyles(element: Element, children: ElementContent[], inBold: boolean): ElementContent[] {
  let result = children;
  if (isItalic(element)) result = [createElement('em', result)];
  if (isBold(element) && !inBold) result = [createElement('strong', result)];
  return result;
}
