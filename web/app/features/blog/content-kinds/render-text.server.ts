import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { UNFORMATTED_NOTE } from '../unformatted-note';
import { bounded, TookTooLong } from './bounded.server';
import { schema } from './clean';
import { type ContentKind, detectKind } from './detect-kind';
import { dress, type Heading } from './dress.server';
import { htmlReader } from './html.server';
import { jsonReader } from './json-rich-text.server';
import { markdownReader } from './markdown.server';
import { mdxReader } from './mdx.server';
import { plainReader } from './plain.server';
import type { Scope } from './scope';

/** One reader a kind of text. Each gives a tree, and every tree goes through the one list of what may stay. */
const readers: Record<ContentKind, (text: string) => Options> = {
  html: htmlReader,
  mdx: mdxReader,
  markdown: markdownReader,
  json: jsonReader,
  plain: plainReader,
};

export type RenderedText = { html: string; headings: Heading[]; words: number };

/** Longer texts are shown as they are (design section 7). The CMS takes up to 1 000 000 characters. */
const LONGEST_FORMATTED = 1_000_000;
const LONGEST_SHOWN = 2_000_000;

/**
 * Turns a content string of the CMS into safe HTML, by its kind. A text that its reader cannot read is shown as
 * Markdown where it was meant as MDX, else as it is; so is one that takes too long. It never takes the page down.
 */
export function renderText(text: string, scope: Scope): RenderedText {
  if (text.length > LONGEST_FORMATTED) return asWritten(text, scope);
  for (const attempt of attempts(text, scope)) {
    try {
      return draw(text, attempt, scope);
    } catch (error) {
      console.warn(`A text of kind ${attempt} could not be read: ${(error as Error).message}`);
      if (error instanceof TookTooLong) break;
    }
  }
  return asWritten(text, scope);
}

/** The ways to read a text, the right one first; none where that alone takes too long. */
function attempts(text: string, scope: Scope): ContentKind[] {
  try {
    const kind = inTime(scope, () => detectKind(text));
    return kind === 'mdx' ? ['mdx', 'markdown'] : [kind];
  } catch (error) {
    if (error instanceof TookTooLong) return [];
    throw error;
  }
}

function inTime<T>({ patience }: Scope, work: () => T): T {
  const start = performance.now();
  try {
    return bounded(patience.left, work);
  } finally {
    patience.left -= performance.now() - start;
  }
}

function asWritten(text: string, scope: Scope): RenderedText {
  const plain = draw(text, 'plain', scope, (work) => work());
  return { ...plain, html: UNFORMATTED_NOTE + plain.html };
}

/** Only the reading is cut off when it takes too long: React keeps a state of its own, and its time is in proportion. */
function draw(
  text: string,
  kind: ContentKind,
  scope: Scope,
  run = (work: () => ReactElement) => inTime(scope, work),
): RenderedText {
  const found = { headings: [] as Heading[], words: 0 };
  const element = run(() => read(text.slice(0, LONGEST_SHOWN), kind, scope, found));
  return { html: renderToStaticMarkup(element), ...found };
}

function read(text: string, kind: ContentKind, scope: Scope, found: Omit<RenderedText, 'html'>): ReactElement {
  const { rehypePlugins, ...reader } = readers[kind](text);
  const finish = () => (clean: Root) => {
    const { tree, headings } = dress(clean, scope);
    found.headings = headings;
    found.words = countWords(toString(clean));
    return tree;
  };
  const cleaning = [rehypeSanitize, { ...schema, clobberPrefix: scope.prefix }] as const;
  return Markdown({
    ...reader,
    rehypePlugins: [...(rehypePlugins ?? []), [...cleaning], finish],
    // The addresses are judged by then (scope.ts).
    urlTransform: (address) => address || undefined,
  });
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
}
