import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Options } from 'react-markdown';
import { replaceComments } from './source-text';
import { toBlock } from '../blocks/to-block.server';
import type { ArticleBody, BodySource } from '../article/article';

/** Shown above a text that could not be formatted. */
export const UNFORMATTED_NOTE =
  '<p class="text-note">This text could not be formatted, so it is shown as it was written.</p>';

const MAX_PLAIN_LENGTH = 200_000;

/** Parses plain text. A blank line starts a paragraph, and line breaks stay. Comments of HTML are not shown. */
export const plainReader = (text: string): Options => ({
  rehypePlugins: [() => () => plainTree(replaceComments(text, () => ''))],
});

function plainTree(text: string): Root {
  const paragraphs = text.trim().split(/\n[^\S\n]*\n\s*/);
  return { type: 'root', children: paragraphs.filter(Boolean).map((paragraph) => h('p', linesWithBreaks(paragraph))) };
}

/** Returns the lines of a text with `br` elements between them. */
export function linesWithBreaks(text: string): ElementContent[] {
  return text.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [textNode(line)] : [h('br'), textNode(line)]));
}

const textNode = (value: string): ElementContent => ({ type: 'text', value });

/** Returns an article body with unformatted texts. Builds strings and no tree, so it is fast for any input. */
export function plainArticleBody({ content, blocks }: BodySource): ArticleBody {
  const text = (source: string) => UNFORMATTED_NOTE + plainHtml(source);
  const code = (source: string) => `<pre><code>${escapeHtml(source.slice(0, MAX_PLAIN_LENGTH))}</code></pre>`;
  return {
    contentHtml: content && text(content),
    blocks: blocks.map((block) => toBlock(block, { text, code })),
    headings: [],
    minutes: 1,
  };
}

function plainHtml(text: string): string {
  const paragraphs = escapeHtml(text.slice(0, MAX_PLAIN_LENGTH)).split(/\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`).join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
