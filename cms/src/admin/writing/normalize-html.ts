import type { Element, ElementContent, Root, RootContent } from 'hast';
import { withCleanEdges } from './clean-edges';
import { isBold, isItalic, styleOf } from './style';
import { inOneLine, tight, withHeaderRow, withNestedLists, withoutBlankLines } from './structure';

const DROPPED = new Set(['head', 'link', 'meta', 'script', 'style', 'template', 'title']);
const WRAPPERS = new Set(['big', 'center', 'font', 'ins', 'small', 'span', 'u']);
/** Browsers and the site show these in bold by themselves. */
const BOLD = /^(?:h[1-6]|th)$/;
/** Changes to the children of an element, by its tag name. */
const STRUCTURE: Record<string, (children: ElementContent[]) => ElementContent[]> = {
  ol: withNestedLists,
  ul: withNestedLists,
  li: tight,
  td: inOneLine,
  th: inOneLine,
};

/**
 * Leaves the elements that have a meaning in Markdown. Google Docs and LibreOffice write bold and italic as styles of
 * `span` and `font`; Google Docs wraps everything in a `b` that is not bold.
 */
export function normalizeHtml(tree: Root): Root {
  return { ...tree, children: normalizeAll(tree.children, false) };
}

function normalizeAll(nodes: RootContent[], inBold: boolean): ElementContent[] {
  return withoutBlankLines(withCleanEdges(nodes.flatMap((node) => normalizeNode(node, inBold))));
}

function normalizeNode(node: RootContent, inBold: boolean): ElementContent[] {
  // A no-break space is layout here: Word fills empty paragraphs and the room after a bullet with it.
  if (node.type === 'text') return [{ ...node, value: node.value.replace(/\u00a0/g, ' ') }];
  if (node.type !== 'element' || isDropped(node)) return [];
  const tagName = node.properties.className?.toString() === 'MsoTitle' ? 'h1' : node.tagName;
  const given = tagName === 'table' ? withHeaderRow(node).children : node.children;
  const children = normalizeAll(given, inBold || BOLD.test(tagName));
  if (tagName === 'b' || tagName === 'strong') {
    return isBold(node) === false || inBold ? children : [{ ...node, tagName: 'strong', children }];
  }
  if (tagName === 'i' || tagName === 'em') {
    return isItalic(node) === false ? children : [{ ...node, tagName: 'em', children }];
  }
  if (WRAPPERS.has(tagName)) return styled(node, children, inBold);
  return [{ ...node, tagName, children: STRUCTURE[tagName]?.(children) ?? children }];
}

function isDropped(element: Element): boolean {
  const { tagName } = element;
  // `o:p` and other elements of Office hold no text of the author.
  if (DROPPED.has(tagName) || tagName.includes(':')) return true;
  if (styleOf(element, 'mso-list') === 'ignore' || styleOf(element, 'mso-hide') === 'all') return true;
  // Images inside the document of a word processor have no address that a visitor could open.
  return tagName === 'img' && !/^(?:https?:)?\//i.test(String(element.properties.src ?? ''));
}

function styled(element: Element, children: ElementContent[], inBold: boolean): ElementContent[] {
  let result = children;
  if (isItalic(element)) result = [wrapped('em', result)];
  if (isBold(element) && !inBold) result = [wrapped('strong', result)];
  return result;
}

const wrapped = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
