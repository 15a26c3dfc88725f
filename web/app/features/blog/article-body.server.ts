import { toHtml } from 'hast-util-to-html';
import { bounded } from './content-kinds/bounded.server';
import { codeFrame } from './content-kinds/code.server';
import { renderText } from './content-kinds/render-text.server';
import { createScopes } from './content-kinds/scope';
import type { ArticleBody, BodySource } from './body-source';
import { toBlock } from './to-block.server';

const CODE_TIMEOUT_MS = 1000;
const WORDS_PER_MINUTE = 220;

/**
 * Renders all texts of one article to sanitised HTML. CPU work only: it may take seconds and much memory for a hostile
 * text, so that the site runs it in a worker (body-renderer.server.ts).
 */
export function renderArticleBody({ content, blocks, sources }: BodySource): ArticleBody {
  const nextScope = createScopes(sources);
  const headings: ArticleBody['headings'] = [];
  let words = 0;
  const text = (source: string) => {
    const rendered = renderText(source, nextScope());
    headings.push(...rendered.headings);
    words += rendered.words;
    return rendered.html;
  };
  return {
    contentHtml: content && text(content),
    blocks: blocks.map((block) => toBlock(block, { text, code: renderCode })),
    headings,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}

function renderCode(code: string, language?: string): string {
  try {
    return bounded(CODE_TIMEOUT_MS, () => toHtml(codeFrame(code, language)));
  } catch {
    return toHtml(codeFrame(code));
  }
}
