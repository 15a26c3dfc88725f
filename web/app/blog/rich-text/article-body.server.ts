import { toHtml } from 'hast-util-to-html';
import { runWithTimeout, MAX_EXCERPT_LENGTH, renderText, readingMinutes } from './render-text.server';
import { codeFrame } from './transform-tree.server';
import { createRenderContexts } from './render-context';
import { toBlock } from '../blocks/to-block.server';
import type { ArticleBody, BodySource } from '../article/article';

// The worker runs this too, to check texts.
export { textFacts } from './text-facts.server';

const CODE_TIMEOUT_MS = 1000;
const MIN_EXCERPT_LENGTH = 50;

/**
 * Renders all texts of one article to sanitized HTML. CPU work only. A hostile text can take seconds and much memory,
 * so the site runs this in a worker thread (body-renderer.server.ts). The build bundles this module as a separate file.
 */
export function renderArticleBody({ content, blocks, sources }: BodySource): ArticleBody {
  const nextContext = createRenderContexts(sources);
  const headings: ArticleBody['headings'] = [];
  let wordCount = 0;
  let excerpt = '';
  const text = (source: string) => {
    const rendered = renderText(source, nextContext());
    headings.push(...rendered.headings);
    wordCount += rendered.words;
    excerpt = `${excerpt} ${rendered.excerpt}`.trim().slice(0, MAX_EXCERPT_LENGTH);
    return rendered.html;
  };
  return {
    contentHtml: content && text(content),
    blocks: blocks.map((block) => toBlock(block, { text, code: renderCode })),
    headings,
    minutes: readingMinutes(wordCount),
    excerpt: excerpt.length < MIN_EXCERPT_LENGTH ? undefined : excerpt,
  };
}

function renderCode(code: string, language?: string): string {
  try {
    return runWithTimeout(CODE_TIMEOUT_MS, () => toHtml(codeFrame(code, language)));
  } catch {
    return toHtml(codeFrame(code));
  }
}
