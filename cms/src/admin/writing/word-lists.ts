import type { Element, ElementContent, Root, RootContent } from 'hast';
import { createElement, styleOf } from './html-structure';

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
