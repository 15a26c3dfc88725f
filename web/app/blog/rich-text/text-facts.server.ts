import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { type TextFormat, detectFormat, looksLikeJson } from './detect-format';
import { type ForeignSyntax, foreignSyntax } from './foreign-syntax';
import { withoutFrontMatter } from './front-matter';
import { findLosses, type Loss } from './losses/find-losses.server';
import { withoutCode } from './markdown-code';
import { prepareTree } from './prepare-tree.server';
import { readText, type TextReader } from './readers.server';
import { createRenderContexts } from './render-context';
import { runWithTimeout } from './run-with-timeout.server';
import { CUSTOM_TAGS, sanitizeSchema } from './sanitize-schema';
import { transformTree } from './transform-tree.server';

/** The facts of a text that the CMS checks. */
export type TextFacts = {
  format: TextFormat;
  /** Why the text, or a custom tag in it, cannot be parsed. Visitors then see it otherwise than intended. */
  problem?: { reason: string; line?: number };
  /** Why the format may surprise the editor. */
  surprise?: 'markdown-in-html' | 'invalid-json';
  /** The headings, with the levels that they have on the page. The title of the article has level 1. */
  /** Syntax of other systems that the page shows as it was written. */
  foreign: ForeignSyntax[];
  headings: Array<{ level: number; text: string }>;
  images: Array<{ src: string; alt: string }>;
  links: string[];
  /** What a person wrote and no reader sees. */
  losses: Loss[];
};

const TEXT_TIMEOUT_MS = 2000;
/** Markdown that is rarely accidental. In an HTML text the site does not format it. */
const CLEAR_MARKDOWN = /^#{1,6}\s\S|\*\*\S[^\n]{0,1000}\*\*|\[[^\]\n]{1,300}\]\([^)\s]|^```|^[-*]\s[^\n]+\n[-*]\s/m;

const CUSTOM_TAG = new RegExp(`<(/?)(${CUSTOM_TAGS.join('|')})\\b[^>]*?(/?)>`, 'g');
/** A tag without content, which needs no closing tag. */
const EMPTY_TAG = 'themedimage';

/** Returns the facts of each text, as the site renders it, or null for a text that exceeds the time limit. */
export function textFacts(texts: readonly string[]): Array<TextFacts | null> {
  return texts.map((text) => {
    try {
      return runWithTimeout(TEXT_TIMEOUT_MS, () => factsOf(text));
    } catch {
      return null;
    }
  });
}

function factsOf(text: string): TextFacts {
  const format = detectFormat(text);
  const foreign = format === 'json' ? [] : foreignSyntax(text);
  if (format !== 'mdx') {
    const tag = unclosedTag(text);
    return {
      format,
      foreign,
      ...(tag && { problem: { reason: tag } }),
      ...surpriseOf(text, format),
      ...parse(text, format),
    };
  }
  try {
    return { format, foreign, ...parse(text, format) };
  } catch (error) {
    // The site also parses invalid MDX as Markdown.
    return { format, foreign, problem: problemOf(error), ...parse(text, 'invalid-mdx') };
  }
}

/** Returns a message for a lower-case custom tag without its opening or closing tag, otherwise undefined. */
function unclosedTag(text: string): string | undefined {
  const open: string[] = [];
  for (const [, slash, name = '', end] of withoutCode(text).matchAll(CUSTOM_TAG)) {
    if (end || name === EMPTY_TAG) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return `Unexpected closing tag \`</${name}>\``;
  }
  const [first] = open;
  return first ? `Expected a closing tag for \`<${first}>\`` : undefined;
}

type ParseError = {
  reason?: string;
  message?: string;
  line?: number;
  place?: { line?: number; start?: { line: number } };
};

/** Returns the first line of a parse error without its positions, and the line number of the first position. */
function problemOf(error: unknown): NonNullable<TextFacts['problem']> {
  const { reason, message = '', line, place } = error as ParseError;
  const [firstLine = ''] = (reason ?? message).split('\n', 1);
  const [, lineInText] = /\((\d+):\d+/.exec(firstLine) ?? [];
  return {
    reason: firstLine.replace(/ \(\d+:\d+(-\d+:\d+)?\)/g, '').slice(0, 300),
    line: lineInText ? Number(lineInText) : (line ?? place?.line ?? place?.start?.line),
  };
}

function surpriseOf(text: string, format: TextFormat): Pick<TextFacts, 'surprise'> {
  if (format === 'plain' && looksLikeJson(text)) return { surprise: 'invalid-json' };
  return format === 'html' && CLEAR_MARKDOWN.test(text.replace(/<(pre|code)\b[\s\S]*?<\/\1>/gi, ''))
    ? { surprise: 'markdown-in-html' }
    : {};
}

/** Parses and sanitizes a text as for the page, and collects its facts. Throws for invalid MDX. */
function parse(text: string, format: TextReader): Pick<TextFacts, 'headings' | 'images' | 'links' | 'losses'> {
  const facts: ReturnType<typeof parse> = { headings: [], images: [], links: [], losses: [] };
  const { rehypePlugins, ...reader } = readText(format, text);
  const collect = () => (tree: Root) => {
    for (const element of descendants(tree)) addFacts(element, facts);
    const shift = facts.headings.some(({ level }) => level === 1) ? 1 : 0;
    for (const heading of facts.headings) heading.level += shift;
    facts.losses = findLosses(
      withoutFrontMatter(text),
      format === 'invalid-mdx' ? 'mdx' : format,
      transformTree(tree, createRenderContexts()()).tree,
    );
  };
  Markdown({
    ...reader,
    rehypePlugins: [...(rehypePlugins ?? []), prepareTree, [rehypeSanitize, sanitizeSchema], collect],
  });
  return facts;
}

function* descendants(parent: Root | Element): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* descendants(child);
  }
}

function addFacts(element: Element, { headings, images, links }: ReturnType<typeof parse>): void {
  const { alt = '', src, light, dark, href } = element.properties as Record<string, string | undefined>;
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  const isOwnHeading = !String(element.properties.id).endsWith('footnote-label');
  if (level && isOwnHeading) headings.push({ level: Number(level), text: toString(element).trim().slice(0, 100) });
  const image = element.tagName === 'img' ? src : element.tagName === 'themedimage' ? (light ?? dark) : undefined;
  if (image) images.push({ src: image, alt: alt.trim() });
  if (element.tagName === 'a' && href) links.push(href);
}
