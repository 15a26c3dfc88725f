import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { UNFORMATTED_NOTE } from './unformatted-note';
import { runWithTimeout, RenderTimeoutError } from './run-with-timeout.server';
import { sanitizeSchema } from './sanitize-schema';
import { type TextFormat, detectFormat } from './detect-format';
import { transformTree, type Heading } from './transform-tree.server';
import { htmlReader } from './html.server';
import { jsonReader } from './json-rich-text.server';
import { markdownReader } from './markdown.server';
import { mdxReader } from './mdx.server';
import { plainReader } from './plain.server';
import type { RenderContext } from './render-context';

/** One reader for each format. Every tree then passes the same sanitize schema. */
const readers: Record<TextFormat, (text: string) => Options> = {
  html: htmlReader,
  mdx: mdxReader,
  markdown: markdownReader,
  json: jsonReader,
  plain: plainReader,
};

export type RenderedText = { html: string; headings: Heading[]; words: number };

/** Longer texts are shown unformatted. The CMS accepts up to 1 000 000 characters. */
const LONGEST_FORMATTED = 1_000_000;
const LONGEST_SHOWN = 2_000_000;

/**
 * Renders a content string of the CMS to safe HTML, by its format. Invalid MDX is read as Markdown. Other invalid
 * texts, and those that exceed the time limit, are shown unformatted.
 */
export function renderText(text: string, scope: RenderContext): RenderedText {
  if (text.length > LONGEST_FORMATTED) return asWritten(text, scope);
  for (const attempt of attempts(text, scope)) {
    try {
      return draw(text, attempt, scope);
    } catch (error) {
      console.warn(`A text of kind ${attempt} could not be read: ${(error as Error).message}`);
      if (error instanceof RenderTimeoutError) break;
    }
  }
  return asWritten(text, scope);
}

/** Returns the formats to try, in order. Empty when detection alone exceeds the time limit. */
function attempts(text: string, scope: RenderContext): TextFormat[] {
  try {
    const kind = inTime(scope, () => detectFormat(text));
    return kind === 'mdx' ? ['mdx', 'markdown'] : [kind];
  } catch (error) {
    if (error instanceof RenderTimeoutError) return [];
    throw error;
  }
}

function inTime<T>({ timeLeft }: RenderContext, work: () => T): T {
  const start = performance.now();
  try {
    return runWithTimeout(timeLeft.left, work);
  } finally {
    timeLeft.left -= performance.now() - start;
  }
}

function asWritten(text: string, scope: RenderContext): RenderedText {
  const plain = draw(text, 'plain', scope, (work) => work());
  return { ...plain, html: UNFORMATTED_NOTE + plain.html };
}

/**
 * The timeout covers parsing only. React must not be interrupted, because it has global state, and its time is linear.
 */
function draw(
  text: string,
  kind: TextFormat,
  scope: RenderContext,
  run = (work: () => ReactElement) => inTime(scope, work),
): RenderedText {
  const found = { headings: [] as Heading[], words: 0 };
  const element = run(() => read(text.slice(0, LONGEST_SHOWN), kind, scope, found));
  return { html: renderToStaticMarkup(element), ...found };
}

function read(text: string, kind: TextFormat, scope: RenderContext, found: Omit<RenderedText, 'html'>): ReactElement {
  const { rehypePlugins, ...reader } = readers[kind](text);
  const finish = () => (clean: Root) => {
    const { tree, headings } = transformTree(clean, scope);
    found.headings = headings;
    found.words = countWords(toString(clean));
    return tree;
  };
  const cleaning = [rehypeSanitize, { ...sanitizeSchema, clobberPrefix: scope.prefix }] as const;
  return Markdown({
    ...reader,
    rehypePlugins: [...(rehypePlugins ?? []), [...cleaning], finish],
    // The URLs are already sanitized (render-context.ts).
    urlTransform: (url) => url || undefined,
  });
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
}
