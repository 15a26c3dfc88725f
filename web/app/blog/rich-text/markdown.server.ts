import type { Root } from 'mdast';
import type { Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/** Parses GitHub Flavored Markdown and passes raw HTML on. The output still has to be sanitized. */
export const markdownReader = (text: string): Options => ({
  children: text,
  remarkPlugins: [remarkGfm, () => disarm],
  // Sanitizing prefixes all ids, so there is no prefix here.
  remarkRehypeOptions: { clobberPrefix: '' },
  rehypePlugins: [rehypeRaw],
});

const WHOLE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const GREEDY = /<(?=\/?(title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)\b)/gi;

/**
 * Applies the tag filter of GitHub Flavored Markdown. It escapes tags after which a browser reads everything as text,
 * so that an unclosed `<title>` does not hide the rest of an article. It removes complete scripts and styles.
 */
function disarm(tree: Root): void {
  visit(tree, 'html', (node) => {
    node.value = node.value.replace(WHOLE, '').replace(GREEDY, '&lt;');
  });
}
