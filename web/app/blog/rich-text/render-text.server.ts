import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { EXIT, visit } from 'unist-util-visit';
import { UNFORMATTED_NOTE } from './plain-text.server';
import { runWithTimeout, RenderTimeoutError } from './run-with-timeout.server';
import { sanitizeSchema } from './sanitize-schema';
import { detectFormat } from './detect-format';
import { prepareTree } from './prepare-tree.server';
import { transformTree, type Heading } from './transform-tree.server';
import { readText, type TextReader } from './readers.server';
import { countWords } from './reading-time';
import type { RenderContext } from './render-context';

/** `excerpt`: the text of the first paragraphs. */
export type RenderedText = { html: string; headings: Heading[]; words: number; excerpt: string };

/** Longer texts are shown unformatted. The CMS accepts up to 1 000 000 characters. */
const MAX_FORMATTED_LENGTH = 1_000_000;
const MAX_SHOWN_LENGTH = 2_000_000;
export const MAX_EXCERPT_LENGTH = 400;

/**
 * Renders a content string of the CMS to safe HTML, by its format. Invalid MDX is parsed as Markdown. Other invalid
 * texts, and those that exceed the time limit, are shown unformatted.
 */
export function renderText(text: string, context: RenderContext): RenderedText {
  if (text.length > MAX_FORMATTED_LENGTH) return renderUnformatted(text, context);
  for (const format of formatsToTry(text, context)) {
    try {
      return renderAs(format, text, context);
    } catch (error) {
      console.warn(`A text of the format ${format} could not be read: ${(error as Error).message}`);
      if (error instanceof RenderTimeoutError) break;
    }
  }
  return renderUnformatted(text, context);
}

/** Returns the formats to try, in order. Empty when detection alone exceeds the time limit. */
function formatsToTry(text: string, context: RenderContext): TextReader[] {
  try {
    const format = runInTimeLeft(context, () => detectFormat(text));
    return format === 'mdx' ? ['mdx', 'invalid-mdx'] : [format];
  } catch (error) {
    if (error instanceof RenderTimeoutError) return [];
    throw error;
  }
}

function runInTimeLeft<T>({ timeLeft }: RenderContext, work: () => T): T {
  const start = performance.now();
  try {
    return runWithTimeout(timeLeft.ms, work);
  } finally {
    timeLeft.ms -= performance.now() - start;
  }
}

function renderUnformatted(text: string, context: RenderContext): RenderedText {
  const plain = renderAs('plain', text, context, (work) => work());
  return { ...plain, html: UNFORMATTED_NOTE + plain.html };
}

/**
 * The timeout covers parsing only. React must not be interrupted, because it has global state. Its time is linear.
 */
function renderAs(
  format: TextReader,
  text: string,
  context: RenderContext,
  run = (work: () => ReactElement) => runInTimeLeft(context, work),
): RenderedText {
  const facts = { headings: [] as Heading[], words: 0, excerpt: '' };
  const element = run(() => toElement(text.slice(0, MAX_SHOWN_LENGTH), format, context, facts));
  return { html: renderToStaticMarkup(element), ...facts };
}

function toElement(
  text: string,
  format: TextReader,
  context: RenderContext,
  facts: Omit<RenderedText, 'html'>,
): ReactElement {
  const { rehypePlugins, ...reader } = readText(format, text);
  const transform = () => (sanitized: Root) => {
    const { tree, headings } = transformTree(sanitized, context);
    facts.headings = headings;
    facts.words = countWords(toString(sanitized));
    facts.excerpt = excerptOf(sanitized);
    return tree;
  };
  const sanitize = [rehypeSanitize, { ...sanitizeSchema, clobberPrefix: context.prefix }] as const;
  return Markdown({
    ...reader,
    rehypePlugins: [...(rehypePlugins ?? []), prepareTree, [...sanitize], transform],
    // The URLs are already sanitized (render-context.ts).
    urlTransform: (url) => url || undefined,
  });
}

function excerptOf(tree: Root): string {
  let excerpt = '';
  visit(tree, { type: 'element', tagName: 'p' }, (paragraph) => {
    excerpt = `${excerpt} ${toString(paragraph).replace(/\s+/g, ' ')}`.trim();
    return excerpt.length < MAX_EXCERPT_LENGTH || EXIT;
  });
  return excerpt.slice(0, MAX_EXCERPT_LENGTH);
}
