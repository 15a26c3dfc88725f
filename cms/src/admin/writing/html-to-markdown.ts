import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { normalizeHtml } from './normalize-html';
import { withRealLists } from './word-lists';

const EXTENSIONS = [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()];

/**
 * Converts clipboard HTML from a browser or word processor to Markdown. Converts headings, bold, italic, links, lists,
 * tables and web images. Drops all other formatting. Returns an empty string if nothing remains.
 */
export function htmlToMarkdown(html: string): string {
  const tree = normalizeHtml(withRealLists(fromHtml(html)));
  return toMarkdown(toMdast(tree), {
    bullet: '-',
    rule: '-',
    // `<https://…>` is a syntax error in MDX.
    resourceLink: true,
    extensions: EXTENSIONS,
  }).trim();
}
