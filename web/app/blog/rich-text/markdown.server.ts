import type { Root } from 'mdast';
import type { Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/** Markdown with GitHub's additions; raw HTML passes, to be cleaned. */
export const markdownReader = (text: string): Options => ({
  children: text,
  remarkPlugins: [remarkGfm, () => disarm],
  // The cleaning names ids again; a prefix from here would be one too many.
  remarkRehypeOptions: { clobberPrefix: '' },
  rehypePlugins: [rehypeRaw],
});

const WHOLE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const GREEDY = /<(?=\/?(title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)\b)/gi;

/**
 * The tag filter of GitHub's Markdown: tags after which a browser reads everything as one text are shown as they
 * are written, so that a forgotten `<title>` does not swallow the rest of a post. A whole script is left out.
 */
function disarm(tree: Root): void {
  visit(tree, 'html', (node) => {
    node.value = node.value.replace(WHOLE, '').replace(GREEDY, '&lt;');
  });
}
