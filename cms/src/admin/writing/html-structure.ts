import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Returns a property of the element's style attribute in lower case, or an empty string. */
export function styleOf({ properties }: Element, name: string): string {
  const declarations = String(properties.style ?? '')
    .toLowerCase()
    .split(';');
  const found = declarations.find((one) => one.slice(0, one.indexOf(':')).trim() === name) ?? '';
  return found.slice(found.indexOf(':') + 1).trim();
}

/** Returns whether the style sets bold, or undefined if it does not set the weight. */
export function isBold(element: Element): boolean | undefined {
  const weight = styleOf(element, 'font-weight');
  if (weight === '') return undefined;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

/** Returns whether the style sets italic, or undefined if it does not set the font style. */
export function isItalic(element: Element): boolean | undefined {
  const style = styleOf(element, 'font-style');
  return style === '' ? undefined : style === 'italic' || style === 'oblique';
}

/** Returns an element without attributes. */
export const createElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});

const LIST_TAGS = /^[ou]l$/;
const BLOCK_TAGS = /^(?:blockquote|div|dl|h[1-6]|hr|ol|p|pre|section|table|ul)$/;

const isElement = (node: ElementContent | undefined, names: RegExp): node is Element =>
  node?.type === 'element' && names.test(node.tagName);

/** Moves a nested list into the item before it. Google Docs puts it beside the item. */
export function withNestedLists(children: ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const above = items.at(-1);
    if (isElement(child, LIST_TAGS) && above?.type === 'element') above.children.push(child);
    else if (child.type === 'element') items.push(child);
  }
  return items;
}

/** Unwraps the only paragraph of an item, because Markdown would add blank lines around it. */
export function unwrapOnlyParagraph(children: ElementContent[]): ElementContent[] {
  const isOnly = children.filter((child) => isElement(child, /^p$/)).length === 1;
  return isOnly ? children.flatMap((child) => (isElement(child, /^p$/) ? child.children : [child])) : children;
}

/** Merges the paragraphs of a table cell, because a Markdown cell has one line. */
export function mergeParagraphs(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    isElement(child, /^p$/) ? [...child.children, { type: 'text', value: ' ' }] : [child],
  );
}

/** Removes `br` between paragraphs. Google Docs and LibreOffice write a blank line that way. */
export function withoutBlankLines(children: ElementContent[]): ElementContent[] {
  if (!children.some((child) => isElement(child, BLOCK_TAGS))) return children;
  return children.filter((child) => !isElement(child, /^br$/));
}

/** Makes the first row a header row if the table has none, because a Markdown table needs one. */
export function withHeaderRow(table: Element): Element {
  if (rowsOf(table).some(({ children }) => children.some((cell) => isElement(cell, /^th$/)))) return table;
  for (const cell of rowsOf(table)[0]?.children ?? []) if (cell.type === 'element') cell.tagName = 'th';
  return table;
}

function rowsOf({ children }: Element): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

const MARK_TAGS = /^(?:strong|em|del|s|a)$/;
const JOINED_TAGS = /^(?:strong|em|del|s)$/;

/**
 * Moves white space out of the edges of bold, italic, struck and linked text, because `**word **` is not bold in
 * Markdown. Merges adjacent equal marks and removes empty ones.
 */
export function withCleanEdges(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes.flatMap(splitEdges)) {
    const before = result.at(-1);
    if (isElement(node, JOINED_TAGS) && before?.type === 'element' && node.tagName === before.tagName) {
      before.children.push(...node.children);
    } else if (node.type === 'text' && before?.type === 'text') {
      result[result.length - 1] = { ...before, value: before.value + node.value };
    } else result.push(node);
  }
  return result;
}

function splitEdges(node: ElementContent): ElementContent[] {
  if (!isElement(node, MARK_TAGS)) return [node];
  const children = [...node.children];
  const [first, last] = [children[0], children.at(-1)];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') children[0] = { ...first, value: first.value.trimStart() };
  const end = children.at(-1);
  const after = last?.type === 'text' && end?.type === 'text' ? (/\s+$/.exec(end.value)?.[0] ?? '') : '';
  if (end?.type === 'text') children[children.length - 1] = { ...end, value: end.value.trimEnd() };
  const inner = children.filter((child) => child.type !== 'text' || child.value !== '');
  const space = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
  if (inner.length === 0) return space(before || after);
  return [...space(before), { ...node, children: inner }, ...space(after)];
}

type Item = { list: string; level: number; ordered: boolean; start: number; element: Element };

/**
 * Converts Word's list paragraphs to real, nested lists. Word marks the list and the level with `mso-list:l0 level2
 * lfo1`. A span with `mso-list:Ignore` contains the bullet or number.
 */
export function withRealLists(tree: Root): Root {
  return { ...tree, children: grouped(tree.children) };
}

function grouped<Node extends RootContent>(nodes: Node[]): Node[] {
  const result: Node[] = [];
  let items: Item[] = [];
  const flush = () => {
    result.push(...(nest(items) as Node[]));
    items = [];
  };
  for (const node of nodes) {
    const item = itemOf(node);
    if (item) items.push(item);
    else if (items.length === 0 || !isSpace(node)) {
      flush();
      result.push(node.type === 'element' ? { ...node, children: grouped(node.children) } : node);
    }
  }
  flush();
  return result;
}

const isSpace = (node: RootContent) => node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');

function itemOf(node: RootContent): Item | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [, list = '', level = ''] = /(\S+)\s+level(\d+)/.exec(styleOf(node, 'mso-list')) ?? [];
  if (!level) return undefined;
  const marker = markerOf(node.children).trim();
  const ordered = /^\(?[\da-z]{1,5}[.)]/i.test(marker);
  return { list, level: Number(level), ordered, start: Number.parseInt(marker, 10) || 1, element: node };
}

function markerOf(nodes: ElementContent[], isMarker = false): string {
  const texts = nodes.map((node) => {
    if (node.type === 'text') return isMarker ? node.value : '';
    if (node.type !== 'element') return '';
    return markerOf(node.children, isMarker || styleOf(node, 'mso-list') === 'ignore');
  });
  return texts.join('');
}

/** Builds lists from consecutive items. An item of a deeper level becomes a child of the item before it. */
function nest(items: Item[]): Element[] {
  const lists: Element[] = [];
  const open: Array<{ item: Item; list: Element; last: Element }> = [];
  for (const item of items) {
    while (open.length > 0 && !belongsTo(item, open.at(-1)!.item)) open.pop();
    const above = open.at(-1);
    const last = createElement('li', item.element.children);
    if (above?.item.level === item.level) {
      above.list.children.push(last);
      above.last = last;
      continue;
    }
    const list = createElement(item.ordered ? 'ol' : 'ul', [last]);
    if (item.ordered && item.start !== 1) list.properties.start = item.start;
    if (above) above.last.children.push(list);
    else lists.push(list);
    open.push({ item, list, last });
  }
  return lists;
}

/** Returns whether `item` continues the list of `other` or is nested in it. */
function belongsTo(item: Item, other: Item): boolean {
  if (item.level > other.level) return true;
  return item.level === other.level && item.ordered === other.ordered && item.list === other.list;
}
