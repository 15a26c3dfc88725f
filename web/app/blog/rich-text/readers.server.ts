import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { TextFormat } from './detect-format';
import { withoutFrontMatter } from './front-matter';
import { separateHtml } from './html-with-markdown';
import { jsonReader } from './json-rich-text.server';
import { changeOutsideCode, replaceComments } from './markdown-code';
import { remarkContainers, remarkScripts, remarkTags } from './markdown-syntax.server';
import { remarkOtherSystems } from './markdown-tree.server';
import { mdxReader } from './mdx.server';
import { mdxAsMarkdown, mendMdx } from './mdx-source.server';
import { plainReader } from './plain-text.server';
import { closeCustomTags, closedTags, escapeOtherTags, type IsTag, tagsOf } from './tag-names';

/** Parses pasted HTML like a browser. The output still has to be sanitized. */
export const htmlReader = (text: string): Options => ({
  rehypePlugins: [() => (): Root => ({ type: 'root', children: [{ type: 'raw', value: withWords(text) }] }), rehypeRaw],
});

/** Escapes words in angle brackets. Unknown elements that are closed stay, as other systems have such. */
function withWords(html: string): string {
  const [isTag, closed] = [tagsOf(html), closedTags(html)];
  return closeCustomTags(
    escapeOtherTags(html, (name, isBare) => isTag(name, isBare) || closed.has(name.toLowerCase())),
  );
}

/** Parses GitHub Flavored Markdown and keeps raw HTML. The output still has to be sanitized. */
export function markdownReader(text: string): Options {
  const isTag = tagsOf(text);
  return {
    children: text,
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
    const parts = closeCustomTags(
      escapeOtherTags(
        replaceComments(node.value, () => ''),
        isTag,
      ),
    )
      .replace(SCRIPT_OR_STYLE, '')
      .split(COMPLETE_FRAME);
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
  mdx: (text) => mdxReader(withTitles(mendMdx(text))),
  'invalid-mdx': (text) => readMarkdown(mdxAsMarkdown(text)),
  markdown: readMarkdown,
  json: jsonReader,
  plain: plainReader,
};

/** MDX that cannot be parsed has a reader of its own. */
export type TextReader = TextFormat | 'invalid-mdx';

/** Returns the options that parse a text of the CMS in a format. */
export const readText = (format: TextReader, text: string): Options => formats[format](withoutFrontMatter(text));
