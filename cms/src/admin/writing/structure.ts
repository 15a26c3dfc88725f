import type { Element, ElementContent } from 'hast';

const LIST_TAGS = /^[ou]l$/;
const BLOCK_TAGS = /^(?:blockquote|div|dl|h[1-6]|hr|ol|p|pre|section|table|ul)$/;

const isElement = (node: ElementContent, names: RegExp) => node.type === 'element' && names.test(node.tagName);

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
  const paragraphs = children.filter((child) => isElement(child, /^p$/));
  if (paragraphs.length !== 1) return children;
  return children.flatMap((child) => (child.type === 'element' && child === paragraphs[0] ? child.children : [child]));
}

/** Merges the paragraphs of a table cell, because a Markdown cell has one line. */
export function mergeParagraphs(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && isElement(child, /^p$/) ? [...child.children, { type: 'text', value: ' ' }] : [child],
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
