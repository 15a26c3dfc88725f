import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import Markdown, { type Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { type TextFormat, withoutFrontMatter, separateHtml } from './detect-format';
import { jsonReader } from './json-rich-text.server';
import {
  changeOutsideCode,
  MARKDOWN_CODE,
  replaceComments,
  closeCustomTags,
  closedTags,
  escapeOtherTags,
  type IsTag,
  tagsOf,
} from './source-text';
import { remarkContainers, remarkScripts, remarkTags, remarkOtherSystems } from './markdown.server';
import { mdxReader, mdxAsMarkdown, mendMdx } from './mdx.server';
import { plainReader } from './plain-text.server';
import { prepareTree } from './prepare-tree.server';
import { sanitizeSchema } from './sanitize-schema';

/** Parses pasted HTML like a browser. The output still has to be sanitized. */
export function htmlReader(text: string): Options {
  const [isTag, closed] = [tagsOf(text), closedTags(text)];
  // Unknown elements that are closed stay, as other systems have such.
  const value = withWords(text, (name, isBare) => isTag(name, isBare) || closed.has(name.toLowerCase()));
  return { rehypePlugins: [() => (): Root => ({ type: 'root', children: [{ type: 'raw', value }] }), rehypeRaw] };
}

/** Escapes words and addresses in angle brackets. */
const withWords = (html: string, isTag: IsTag): string =>
  closeCustomTags(escapeOtherTags(withAngleAddresses(html), isTag));

/** Parses GitHub Flavored Markdown and keeps raw HTML. The output still has to be sanitized. */
export function markdownReader(text: string): Options {
  const isTag = tagsOf(text);
  return {
    children: withWholeNumbers(text),
    remarkPlugins: [
      ...[remarkGfm, remarkScripts, remarkContainers, remarkOtherSystems],
      [remarkTags, isTag],
      () => (tree: MarkdownRoot) => applyTagFilter(tree, isTag),
    ],
    // Sanitizing prefixes all ids, so there is no prefix here.
    remarkRehypeOptions: { clobberPrefix: '' },
    rehypePlugins: [rehypeRaw],
  };
}

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
function applyTagFilter(tree: MarkdownRoot, isTag: IsTag): void {
  visit(tree, 'html', (node) => {
    const html = withWords(replaceComments(node.value, () => '').replace(SCRIPT_OR_STYLE, ''), isTag);
    const parts = html.split(COMPLETE_FRAME);
    node.value = parts.map((part, n) => (n % 2 ? part : part.replace(RAW_TEXT_TAG, '&lt;'))).join('');
  });
}

const CONTAINER = /^([ \t>]{0,30}:{3,})[ \t]*([a-z][\w-]*)[ \t]+([^\s[{][^\n]*)$/gim;

/** Writes titles as the syntax of directives has them: `:::tip Title` becomes `:::tip[Title]`. */
const withTitles = (text: string): string =>
  changeOutsideCode(text, (part) =>
    part
      .replace(/^([ \t>]{0,30}:{3,})[ \t]+(?=[a-z])/gim, '$1')
      .replace(
        CONTAINER,
        (_, colons: string, name: string, title: string) =>
          `${colons}${name}[${title.trim().replace(/[[\]]/g, '\\$&')}]`,
      ),
  );

const readMarkdown = (text: string) => markdownReader(withTitles(separateHtml(text)));

/** One reader for each format. Every tree then passes the same sanitize schema. */
const formats: Record<TextReader, (text: string) => Options> = {
  html: htmlReader,
  mdx: (text) => mdxReader(withWholeNumbers(withTitles(mendMdx(text)))),
  'invalid-mdx': (text) => readMarkdown(mdxAsMarkdown(text)),
  markdown: readMarkdown,
  json: jsonReader,
  plain: plainReader,
};

/** MDX that cannot be parsed has a reader of its own. */
export type TextReader = TextFormat | 'invalid-mdx';

/**
 * Parses a text of the CMS, and sanitizes it with `prefix` before its ids. `use` gets the tree, and may return another.
 * Throws for invalid MDX.
 */
export function parseText(format: TextReader, text: string, prefix: string, use: (tree: Root) => Root | void) {
  const { rehypePlugins, ...reader } = readText(format, text);
  const sanitize = [rehypeSanitize, { ...sanitizeSchema, clobberPrefix: prefix }] as const;
  return Markdown({
    ...reader,
    rehypePlugins: [...(rehypePlugins ?? []), prepareTree, [...sanitize], () => use],
    // The URLs are already sanitized (render-context.ts).
    urlTransform: (url) => url || undefined,
  });
}

/** Returns the options that parse a text of the CMS in a format. */
const readText = (format: TextReader, text: string): Options => formats[format](withoutFrontMatter(text));
