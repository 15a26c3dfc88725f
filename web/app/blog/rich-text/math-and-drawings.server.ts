import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/**
 * Turns formulas into text with raised and lowered parts, and drawings into their words and images, because pages have
 * no MathML and no SVG of editors.
 */
export function writeMathAndDrawings(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    removeSecondFormula(node);
    if (!parent || index === undefined) return;
    if (node.tagName === 'math') parent.children[index] = h('span', mathOf(node));
    if (node.tagName === 'svg' && node.properties.ariaHidden !== 'true') {
      const shown = drawingOf(node);
      if (shown.length > 0) parent.children[index] = h('span', shown);
    }
  });
}

/** Other systems write a formula twice: for screen readers, and for the eye as an image or as many small parts. */
function removeSecondFormula(node: Element): void {
  const isFormula = (child: ElementContent, depth = 2): boolean =>
    child.type === 'element' &&
    (child.tagName === 'math' || (depth > 0 && child.children.some((inner) => isFormula(inner, depth - 1))));
  if (!node.children.some((child) => isFormula(child, 1))) return;
  node.children = node.children.filter(
    (child) => child.type !== 'element' || child.properties.ariaHidden !== 'true' || isFormula(child),
  );
}

type Part = ElementContent[];
/** How the parts of a formula are written in one line. */
const MATH_LAYOUTS: Readonly<Record<string, (...parts: Part[]) => Part>> = {
  annotation: () => [],
  'annotation-xml': () => [],
  mfrac: (top = [], bottom = []) => [...grouped(top), text('/'), ...grouped(bottom)],
  mover: (base = [], over = []) => [...base, h('sup', over)],
  mroot: (base = [], degree = []) => [h('sup', degree), text('√'), ...grouped(base)],
  msqrt: (...parts) => [text('√'), ...grouped(parts.flat())],
  mspace: () => [text(' ')],
  msub: (base = [], sub = []) => [...base, h('sub', sub)],
  msubsup: (base = [], sub = [], sup = []) => [...base, h('sub', sub), h('sup', sup)],
  msup: (base = [], sup = []) => [...base, h('sup', sup)],
  mtd: (...parts) => [...parts.flat(), text(' ')],
  mtr: (...parts) => [...parts.flat(), text('; ')],
  munder: (base = [], under = []) => [...base, h('sub', under)],
  munderover: (base = [], under = [], over = []) => [...base, h('sub', under), h('sup', over)],
};

const text = (value: string): ElementContent => ({ type: 'text', value });
const grouped = (part: Part): Part =>
  toString(h('span', part)).trim().length > 1 && !/^[\p{L}\p{N}.,]+$/u.test(toString(h('span', part)).trim())
    ? [text('('), ...part, text(')')]
    : part;

function mathOf(node: Element): Part {
  const isLeaf = node.children.every((child) => child.type === 'text');
  if (isLeaf && node.tagName !== 'math') return [...layout(node, [[text(toString(node).replace(/\s+/g, ' ').trim())]])];
  // White space between the elements of a formula is not content.
  const parts = node.children.flatMap((child) => {
    if (child.type === 'text') return child.value.trim() ? [[child]] : [];
    return child.type === 'element' ? [mathOf(child)] : [];
  });
  return layout(node, parts);
}

const layout = ({ tagName }: Element, parts: Part[]): Part =>
  Object.hasOwn(MATH_LAYOUTS, tagName) ? MATH_LAYOUTS[tagName]!(...parts) : parts.flat();

const NOT_DRAWN = new Set(['clippath', 'filter', 'marker', 'mask', 'metadata', 'pattern', 'script', 'style']);

function drawingOf(node: Element): Part {
  return node.children.flatMap((child): Part => {
    if (child.type === 'text') return child.value.trim() ? [text(` ${child.value.replace(/\s+/g, ' ').trim()} `)] : [];
    if (child.type !== 'element' || NOT_DRAWN.has(child.tagName.toLowerCase())) return [];
    if (child.tagName !== 'image') return drawingOf(child);
    const src = child.properties.href ?? child.properties.xLinkHref;
    return typeof src === 'string' ? [h('img', { src, alt: child.properties.ariaLabel })] : [];
  });
}
