import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { schema } from '../clean';
import { htmlReader } from '../html.server';

const BLOCKS =
  /^(blockquote|dd|details|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

const asBrowser = unified().use(rehypeRaw).freeze();

/** What a reader gives, cleaned, without the white space that nobody sees: what two renderers must agree on. */
export function normalized({ rehypePlugins, ...reader }: Options): string {
  let html = '';
  const keep = () => (clean: Root) => {
    squeeze(clean);
    // Read again, so that both sides nest as a browser nests.
    html = toHtml(asBrowser.runSync({ ...clean }), { characterReferences: { useNamedReferences: true } });
  };
  renderToStaticMarkup(
    Markdown({ ...reader, rehypePlugins: [...(rehypePlugins ?? []), [rehypeSanitize, schema], keep] }),
  );
  return html;
}

/** The same of what a specification says that a reader should give. */
export const normalizedHtml = (html: string): string => normalized(htmlReader(html.trim()));

function squeeze(node: Root | ElementContent): void {
  if (node.type !== 'root' && node.type !== 'element') return;
  if (node.type === 'element' && node.tagName === 'pre') return;
  if (node.type === 'element') {
    delete node.properties.className;
    node.properties = Object.fromEntries(Object.entries(node.properties).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  const isBlock = node.type === 'root' || BLOCKS.test(node.tagName);
  const children = node.children as ElementContent[];
  for (const child of children) squeeze(child);
  node.children = children.flatMap<ElementContent>((child, index) => {
    if (child.type !== 'text') return [child];
    const [before, after] = [children[index - 1], children[index + 1]];
    let value = child.value.replace(/\s+/g, ' ');
    if (isEdge(before, isBlock)) value = value.trimStart();
    if (isEdge(after, isBlock)) value = value.trimEnd();
    return value === '' ? [] : [{ ...child, value }];
  });
}

const isEdge = (beside: ElementContent | undefined, inBlock: boolean): boolean =>
  beside === undefined
    ? inBlock
    : beside.type === 'element' && (BLOCKS.test(beside.tagName) || beside.tagName === 'br');
