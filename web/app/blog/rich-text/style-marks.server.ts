import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';

/** Elements that say what other systems write as a style. */
const MARKS = ['strong', 'em', 'del', 'sup', 'sub'] as const;
type Mark = (typeof MARKS)[number];
/** Whether a style sets a mark, or takes away an inherited one. */
type Marks = Partial<Record<Mark, boolean>>;

const MARK_TAGS: Readonly<Record<string, Mark>> = {
  ...{ b: 'strong', strong: 'strong', em: 'em', i: 'em', del: 'del', s: 'del', strike: 'del', sup: 'sup', sub: 'sub' },
  // The site writes these in bold itself.
  ...{ h1: 'strong', h2: 'strong', h3: 'strong', h4: 'strong', h5: 'strong', h6: 'strong', th: 'strong' },
};
const UNWRAPPED = new Set(['b', 'strong', 'em', 'i']);
const MIN_BOLD = 600;
const DECLARATION = /(?:^|;)\s*(font|font-weight|font-style|text-decoration(?:-line)?|vertical-align)\s*:\s*([^;]*)/gi;

/**
 * Turns weight, slant, strike-through and raised text of `style` attributes into elements, because a text has no
 * styles on the page. Documents from a clipboard have no other signs of emphasis, and some write `<b>` for plain text.
 */
export function marksFromStyles(tree: Root): void {
  tree.children = tree.children.flatMap((child) => applyMarks(child as ElementContent, {}));
}

function applyMarks(node: ElementContent, inherited: Marks): ElementContent[] {
  if (node.type === 'text') return [withMarks(node, inherited)];
  if (node.type !== 'element' || node.tagName === 'pre') return [node];
  const marks = { ...inherited, ...marksOf(node) };
  const own = Object.hasOwn(MARK_TAGS, node.tagName) ? MARK_TAGS[node.tagName] : undefined;
  // An element whose own style, or that of a part of it, says otherwise: its text gets the mark where it is due.
  const isUndone = own && UNWRAPPED.has(node.tagName) && undoes(node, own);
  if (isUndone) marks[own] = marksOf(node)[own] ?? true;
  else if (own) delete marks[own];
  const children = joined(node.children.flatMap((child) => applyMarks(child, marks)));
  if (isUndone) return children;
  node.children = children;
  return [node];
}

function withMarks(text: ElementContent & { type: 'text' }, marks: Marks): ElementContent {
  if (text.value.trim() === '') return text;
  return MARKS.reduceRight<ElementContent>((inner, name) => (marks[name] ? mark(name, inner) : inner), text);
}

function undoes(node: Element, name: Mark): boolean {
  if (marksOf(node)[name] === false) return true;
  return node.children.some((child) => child.type === 'element' && undoes(child, name));
}

function marksOf({ properties, tagName }: Element): Marks {
  const { style } = properties;
  const marks: Marks = {};
  if (typeof style !== 'string') return marks;
  for (const [, property = '', written = ''] of style.matchAll(DECLARATION)) {
    const value = written.toLowerCase();
    const name = property.toLowerCase();
    const isFont = name === 'font';
    if (name === 'font-weight' || isFont) marks.strong = weightOf(value) ?? (isFont ? false : marks.strong);
    if (name === 'font-style' || isFont) marks.em = slantOf(value) ?? (isFont ? false : marks.em);
    if (name.startsWith('text-decoration') && value.includes('line-through')) marks.del = true;
    if (name === 'vertical-align' && tagName === 'span') {
      marks.sup = value.startsWith('super');
      marks.sub = value.startsWith('sub');
    }
  }
  return marks;
}

function weightOf(value: string): boolean | undefined {
  if (/\bbold(er)?\b/.test(value)) return true;
  const [number] = /(?<![\d.])[1-9]\d{2}(?![\d.a-z%])/.exec(value) ?? [];
  if (number) return Number(number) >= MIN_BOLD;
  return /\b(normal|lighter)\b/.test(value) ? false : undefined;
}

function slantOf(value: string): boolean | undefined {
  if (/\b(italic|oblique)\b/.test(value)) return true;
  return /\bnormal\b/.test(value) ? false : undefined;
}

const made = new WeakSet<Element>();

function mark(tagName: Mark, inner: ElementContent): Element {
  const element = h(tagName, [inner]);
  made.add(element);
  return element;
}

/** Joins marked neighbours, which a screen reader would otherwise read as parts. */
function joined(nodes: ElementContent[]): ElementContent[] {
  return nodes.reduce<ElementContent[]>((before, node) => {
    const last = before.at(-1);
    if (isMade(last) && isMade(node) && last.tagName === node.tagName) {
      last.children = joined([...last.children, ...node.children]);
    } else before.push(node);
    return before;
  }, []);
}

const isMade = (node: ElementContent | undefined): node is Element => node?.type === 'element' && made.has(node);
