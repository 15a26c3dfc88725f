import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type TextFormat, detectFormat, looksLikeJson, withoutFrontMatter } from './detect-format';
import { findLosses, type Loss } from './losses/find-losses.server';
import { withoutCode, maskCode, withoutComments, tagsOf } from './source-text';
import { parseText, type TextReader } from './readers.server';
import { createRenderContexts } from './render-context';
import { runWithTimeout } from './render-text.server';
import { CUSTOM_TAGS } from './sanitize-schema';
import { transformTree } from './transform-tree.server';

/** The facts of a text that the CMS checks. */
export type TextFacts = {
  format: TextFormat;
  /** Why the text, or a custom tag in it, cannot be parsed. Visitors then see it otherwise than intended. */
  problem?: { reason: string; line?: number };
  /** Why the format may surprise the editor. */
  surprise?: 'markdown-in-html' | 'invalid-json';
  /** Syntax of other systems that the page shows as it was written. */
  foreign: ForeignSyntax[];
  /** The headings, with the levels that they have on the page. The title of the article has level 1. */
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
    const reason = unclosedTag(text);
    const problem = reason && { problem: { reason } };
    return { format, foreign, ...problem, ...surpriseOf(text, format), ...parse(text, format) };
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
  parseText(format, text, '', (tree) => {
    visit(tree, 'element', (element) => addFacts(element, facts));
    const shift = facts.headings.some(({ level }) => level === 1) ? 1 : 0;
    for (const heading of facts.headings) heading.level += shift;
    const source = format === 'invalid-mdx' ? 'mdx' : format;
    facts.losses = findLosses(withoutFrontMatter(text), source, transformTree(tree, createRenderContexts()()).tree);
  });
  return facts;
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

/** Syntax of another system, which the page shows as it was written, with its line in the text. */
export type ForeignSyntax = { written: string; line: number };

const RAW_HTML = /<(\/?)(pre|code|script|style|svg|textarea)\b[^<>]{0,500}>|[^<]+|</gi;
const ATTRIBUTE = String.raw`[\w-]+=(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'|[^\s"'\]]{1,500})`;
/** Every repetition is bounded, so that no text makes a pattern slow. */
const PATTERNS = [
  // Short codes of WordPress. `[1]`, `[approx]` and links are none.
  new RegExp(String.raw`(?<!\\)\[[a-z][\w-]{1,40}(?:\s{1,9}${ATTRIBUTE}){1,20}\s{0,9}/?\](?![([])`, 'g'),
  /(?<!\\)\[([a-z][\w-]{1,40})\](?![([])[\s\S]{0,1000}?\[\/\1\]/g,
  /(?<!\\)\[(?:gallery|audio|video|playlist|embed|toc|contact-form)\](?![([:])/gi,
  // Hugo, then Liquid.
  /\{\{[<%][^\n]{1,500}?[>%]\}\}/g,
  /\{%[^\n]{1,500}?%\}/g,
  /\{\{-?\s{0,9}(?:site|page|post|layout|include|content|paginator)\b[^\n{}]{0,300}\}\}/g,
  // Links and embedded notes of a wiki. Lists of numbers or words in code are none.
  /!?\[\[(?=[^\]\n]{0,200}\p{L})[^[\]\n,"'`]{1,200}\]\](?!\()/gu,
  /(?<![=\w])==(?=[^\s=])[^=\n]{1,300}(?<=\S)==(?![=\w])/g,
  // Containers that are none of ours, and attributes of kramdown.
  /^[ \t>]{0,30}:{3,}[ \t]{0,9}(?!(?:note|info|tip|hint|success|important|warning|attention|caution|danger|error|seealso|secondary|details)\b)[a-z{][^\n]{0,200}$/gim,
  /\{:\s?[.#][^}\n]{1,200}\}/g,
];
const COMPONENT = /<([A-Z][A-Za-z0-9.]{0,60})(?:\s[^<>]{0,1000})?\/>/g;
const MAX_LENGTH = 60;
const MAX_FOUND = 10;

/** Returns the syntax of other systems in a text, outside code and comments, in the order of the lines. */
export function foreignSyntax(text: string): ForeignSyntax[] {
  const shown = withoutRawHtml(maskCode(withoutComments(text)));
  const isTag = tagsOf(text);
  const components = [...shown.matchAll(COMPONENT)].filter(([, name = '']) => !isTag(name, false));
  let end = 0;
  const found = [...PATTERNS.flatMap((pattern) => [...shown.matchAll(pattern)]), ...components]
    .sort((a, b) => a.index - b.index || b[0].length - a[0].length)
    .filter(({ index, 0: written }) => index >= end && (end = index + written.length));
  return found.slice(0, MAX_FOUND).map(({ 0: written, index }) => ({
    written: shorten(written.trim()),
    line: shown.slice(0, index).split('\n').length,
  }));
}

const shorten = (written: string) =>
  written.length > MAX_LENGTH ? `${written.slice(0, MAX_LENGTH).trimEnd()}…` : written;

/** Blanks elements whose text is code or not shown. */
function withoutRawHtml(text: string): string {
  let open = '';
  return text.replace(RAW_HTML, (part, slash?: string, name?: string) => {
    const isInside = open !== '' || Boolean(name);
    if (name && !open && !slash) open = name.toLowerCase();
    else if (slash && name?.toLowerCase() === open) open = '';
    return isInside ? part.replace(/[^\n]/g, ' ') : part;
  });
}
