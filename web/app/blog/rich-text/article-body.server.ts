import { toHtml } from 'hast-util-to-html';
import { runWithTimeout } from './run-with-timeout.server';
import { codeFrame } from './code.server';
import { renderText } from './render-text.server';
import { createRenderContexts } from './render-context';
import type { ArticleBody, BodySource } from './body-source';
import { toBlock } from '../blocks/to-block.server';

const CODE_TIMEOUT_MS = 1000;
const WORDS_PER_MINUTE = 220;

/**
 * Renders all texts of one article to sanitized HTML. CPU work only. A hostile text can take seconds and much memory,
 * so the site runs this in a worker (body-renderer.server.ts).
 */
export function renderArticleBody({ content, blocks, sources }: BodySource): ArticleBody {
  const nextContext = createRenderContexts(sources);
  const headings: ArticleBody['headings'] = [];
  let words = 0;
  const text = (source: string) => {
    const rendered = renderText(source, nextContext());
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
    return runWithTimeout(CODE_TIMEOUT_MS, () => toHtml(codeFrame(code, language)));
  } catch {
    return toHtml(codeFrame(code));
  }
}
