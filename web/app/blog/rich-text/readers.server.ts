import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { TextFormat } from './detect-format';
import { jsonReader } from './json-rich-text.server';
import { mdxReader } from './mdx.server';
import { plainReader } from './plain-text.server';

/** Parses pasted HTML like a browser. The output still has to be sanitized. */
export const htmlReader = (text: string): Options => ({
  rehypePlugins: [() => (): Root => ({ type: 'root', children: [{ type: 'raw', value: text }] }), rehypeRaw],
});

/** Parses GitHub Flavored Markdown and keeps raw HTML. The output still has to be sanitized. */
export const markdownReader = (text: string): Options => ({
  children: text,
  remarkPlugins: [remarkGfm, () => applyTagFilter],
  // Sanitizing prefixes all ids, so there is no prefix here.
  remarkRehypeOptions: { clobberPrefix: '' },
  rehypePlugins: [rehypeRaw],
});

const SCRIPT_OR_STYLE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
/** Is rendered as a link (prepare-tree.server.ts). */
const COMPLETE_FRAME = /(<iframe\b[^>]*>\s*<\/iframe\s*>)/i;
const RAW_TEXT_TAG = /<(?=\/?(title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)\b)/gi;

/**
 * Applies the tag filter of GitHub Flavored Markdown. It escapes tags after which a browser reads everything as text,
 * so that an unclosed `<title>` does not hide the rest of an article. It removes complete scripts and styles.
 */
function applyTagFilter(tree: MarkdownRoot): void {
  visit(tree, 'html', (node) => {
    const parts = node.value.replace(SCRIPT_OR_STYLE, '').split(COMPLETE_FRAME);
    node.value = parts.map((part, n) => (n % 2 ? part : part.replace(RAW_TEXT_TAG, '&lt;'))).join('');
  });
}

/** One reader for each format. Every tree then passes the same sanitize schema. */
export const readers: Record<TextFormat, (text: string) => Options> = {
  html: htmlReader,
  mdx: mdxReader,
  markdown: markdownReader,
  json: jsonReader,
  plain: plainReader,
};
