import type { ArticleBody, BodySource } from './article-body.server';
import { toBlock } from '../blocks/to-block.server';

/** Shown above a text that could not be formatted. */
export const UNFORMATTED_NOTE =
  '<p class="text-note">This text could not be formatted, so it is shown as it was written.</p>';

const MAX_LENGTH = 200_000;

/** Returns the texts of an article without formatting. Cheap for any input. */
export function plainArticleBody({ content, blocks }: BodySource): ArticleBody {
  const text = (source: string) => UNFORMATTED_NOTE + plainHtml(source);
  const code = (source: string) => `<pre><code>${escapeHtml(source.slice(0, MAX_LENGTH))}</code></pre>`;
  return {
    contentHtml: content && text(content),
    blocks: blocks.map((block) => toBlock(block, { text, code })),
    headings: [],
    minutes: 1,
  };
}

function plainHtml(text: string): string {
  const paragraphs = escapeHtml(text.slice(0, MAX_LENGTH)).split(/\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`).join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
