import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EXIT, visit } from 'unist-util-visit';
import { UNFORMATTED_NOTE } from './plain-text.server';
import { detectFormat } from './detect-format';
import { transformTree, type Heading } from './transform-tree.server';
import { parseText, type TextReader } from './readers.server';
import type { RenderContext } from './render-context';
import vm from 'node:vm';

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
  const transform = (sanitized: Root) => {
    const { tree, headings } = transformTree(sanitized, context);
    facts.headings = headings;
    facts.words = countWords(toString(sanitized));
    facts.excerpt = excerptOf(sanitized);
    return tree;
  };
  const element = run(() => parseText(format, text.slice(0, MAX_SHOWN_LENGTH), context.prefix, transform));
  return { html: renderToStaticMarkup(element), ...facts };
}

function excerptOf(tree: Root): string {
  let excerpt = '';
  visit(tree, { type: 'element', tagName: 'p' }, (paragraph) => {
    excerpt = `${excerpt} ${toString(paragraph).replace(/\s+/g, ' ')}`.trim();
    return excerpt.length < MAX_EXCERPT_LENGTH || EXIT;
  });
  return excerpt.slice(0, MAX_EXCERPT_LENGTH);
}

const WORK_KEY = Symbol.for('site.bounded-work');
const script = new vm.Script(`globalThis[Symbol.for('site.bounded-work')]()`);

/** Thrown when work exceeds its time limit. */
export class RenderTimeoutError extends Error {
  override name = 'RenderTimeoutError';
}

/**
 * Runs `work` and returns its result. Throws RenderTimeoutError after `ms`, so that a slow text cannot block the site.
 * `work` must not change outside state, because the timeout can interrupt it anywhere.
 */
export function runWithTimeout<T>(ms: number, work: () => T): T {
  const slots = globalThis as unknown as Record<symbol, () => T>;
  slots[WORK_KEY] = work;
  try {
    return script.runInThisContext({ timeout: Math.max(1, Math.ceil(ms)) }) as T;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new RenderTimeoutError(`not done after ${Math.round(ms)} ms`);
    throw error;
  } finally {
    delete slots[WORK_KEY];
  }
}

const WORDS_PER_MINUTE = 220;
/** Chinese and Japanese are measured by the character. */
const CHARACTERS_PER_MINUTE = 500;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const HAN_OR_KANA = /(?=[\p{L}\p{N}])[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;
/** Runs of the other scripts that have no spaces between words. A dictionary finds the words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Longer runs are read in parts, because finding words in a run needs memory. */
const MAX_RUN_LENGTH = 10_000;

/** Returns the time to read this many words in minutes, at least one. */
export const readingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));

/**
 * Returns the number of words of a text, in any script. Characters of Chinese and Japanese count as the words that
 * take as long to read.
 */
export function countWords(text: string): number {
  const unspaced = (text.match(UNSPACED) ?? []).reduce((sum, run) => sum + wordsIn(run), 0);
  const characters = text.match(HAN_OR_KANA)?.length ?? 0;
  const spaced = text.replace(UNSPACED, ' ').replace(HAN_OR_KANA, ' ').match(WORD)?.length ?? 0;
  return Math.round(spaced + unspaced + (characters * WORDS_PER_MINUTE) / CHARACTERS_PER_MINUTE);
}

function wordsIn(run: string): number {
  let count = 0;
  for (let start = 0; start < run.length; start += MAX_RUN_LENGTH) {
    for (const { isWordLike } of words.segment(run.slice(start, start + MAX_RUN_LENGTH))) count += isWordLike ? 1 : 0;
  }
  return count;
}
