import type { ElementContent } from 'hast';

const MARK_TAGS = new Set(['strong', 'em', 'del', 's', 'a']);

/**
 * Moves white space out of the edges of bold, italic, struck and linked text, because `**word **` is not bold in
 * Markdown. Merges adjacent equal marks and removes empty ones.
 */
export function withCleanEdges(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes.flatMap(splitEdges)) {
    const before = result.at(-1);
    const isSame =
      node.type === 'element' && before?.type === 'element' && isMark(node) && node.tagName === before.tagName;
    if (isSame && node.tagName !== 'a') before.children.push(...node.children);
    else if (node.type === 'text' && before?.type === 'text') result[result.length - 1] = mergeTexts(before, node);
    else result.push(node);
  }
  return result;
}

const isMark = (node: ElementContent) => node.type === 'element' && MARK_TAGS.has(node.tagName);

const mergeTexts = (a: { value: string }, b: { value: string }): ElementContent => ({
  type: 'text',
  value: a.value + b.value,
});

function splitEdges(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || !isMark(node)) return [node];
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
