import type { Element, ElementContent } from 'hast';

const LIST = /^[ou]l$/;
const BLOCK = /^(?:blockquote|div|dl|h[1-6]|hr|ol|p|pre|section|table|ul)$/;

const isElement = (node: ElementContent, names: RegExp) => node.type === 'element' && names.test(node.tagName);

/** Google Docs puts a nested list beside its item; HTML and Markdown have it inside. */
export function withNestedLists(children: ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const above = items.at(-1);
    if (isElement(child, LIST) && above?.type === 'element') above.children.push(child);
    else if (child.type === 'element') items.push(child);
  }
  return items;
}

/** An item with one paragraph needs no blank line around it in Markdown. */
export function tight(children: ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => isElement(child, /^p$/));
  if (paragraphs.length !== 1) return children;
  return children.flatMap((child) => (child.type === 'element' && child === paragraphs[0] ? child.children : [child]));
}

/** A cell of a Markdown table has one line, so its paragraphs become one. */
export function inOneLine(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && isElement(child, /^p$/) ? [...child.children, { type: 'text', value: ' ' }] : [child],
  );
}

/** Google Docs and LibreOffice write a blank line as `br` between paragraphs. */
export function withoutBlankLines(children: ElementContent[]): ElementContent[] {
  if (!children.some((child) => isElement(child, BLOCK))) return children;
  return children.filter((child) => !isElement(child, /^br$/));
}

/** A table of a word processor has no header cells, but a Markdown table has: its first row becomes the header. */
export function withHeaderRow(table: Element): Element {
  if (rowsOf(table).some(({ children }) => children.some((cell) => isElement(cell, /^th$/)))) return table;
  const [first] = rowsOf(table);
  for (const cell of first?.children ?? []) if (cell.type === 'element') cell.tagName = 'th';
  return table;
}

function rowsOf({ children }: Element): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}
