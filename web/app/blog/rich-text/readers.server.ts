import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { MARKDOWN_CODE, type TextFormat } from './detect-format';
import { jsonReader } from './json-rich-text.server';
import { mdxReader } from './mdx.server';
import { plainReader } from './plain-text.server';

/** Parses pasted HTML like a browser. The output still has to be sanitized. */
export const htmlReader = (text: string): Options => ({
  rehypePlugins: [
    () => (): Root => ({ type: 'root', children: [{ type: 'raw', value: withAngleAddresses(text) }] }),
    rehypeRaw,
  ],
});

/** Parses GitHub Flavored Markdown and keeps raw HTML. The output still has to be sanitized. */
export const markdownReader = (text: string): Options => ({
  children: withWholeNumbers(text),
  remarkPlugins: [remarkGfm, () => applyTagFilter],
  // Sanitizing prefixes all ids, so there is no prefix here.
  remarkRehypeOptions: { clobberPrefix: '' },
  rehypePlugins: [rehypeRaw],
});

const NUMBER = /(\]\()((?:tel|mailto):(?:[^()<>"\n]|\([^()<>"\n]*\))*)(?=\))/;
const NUMBER_OR_CODE = new RegExp(`${MARKDOWN_CODE.source}|${NUMBER.source}`, 'gim');

/** Markdown ends an address at a blank, but people write telephone numbers with blanks. */
export const withWholeNumbers = (text: string): string =>
  text.replace(NUMBER_OR_CODE, (whole, ...[, , , start, address]: Array<string | undefined>) =>
    start && address ? start + address.trim().replaceAll(' ', '%20') : whole,
  );

const ANGLE_ADDRESS = /<(?=(?:mailto:)?[^\s<>@"'=/]+@[^\s<>@"'=/]+\.[^\s<>@"'=/]+>|(?:https?|ftp|tel):[^\s<>"']*>)/gi;

/** Escapes what looks like a tag but is an address in angle brackets: `Ravi <ravi@example.org>`. */
const withAngleAddresses = (html: string): string => html.replace(ANGLE_ADDRESS, '&lt;');

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
    const parts = withAngleAddresses(node.value.replace(SCRIPT_OR_STYLE, '')).split(COMPLETE_FRAME);
    node.value = parts.map((part, n) => (n % 2 ? part : part.replace(RAW_TEXT_TAG, '&lt;'))).join('');
  });
}

/** One reader for each format. Every tree then passes the same sanitize schema. */
export const readers: Record<TextFormat, (text: string) => Options> = {
  html: htmlReader,
  mdx: (text) => mdxReader(withWholeNumbers(text)),
  markdown: markdownReader,
  json: jsonReader,
  plain: plainReader,
};
