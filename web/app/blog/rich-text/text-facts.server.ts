import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { type TextFormat, detectFormat, looksLikeJson, withoutCode } from './detect-format';
import { readers } from './readers.server';
import { runWithTimeout } from './run-with-timeout.server';
import { CUSTOM_TAGS, sanitizeSchema } from './sanitize-schema';

/** What the CMS must know of a text to check it. */
export type TextFacts = {
  format: TextFormat;
  /** Why the text, or a custom tag in it, cannot be parsed. Visitors see such a text in another form than it was meant. */
  problem?: { reason: string; line?: number };
  /** Why the format may surprise the editor. */
  surprise?: 'markdown-in-html' | 'invalid-json';
  /** The headings, with the levels that they have on the page. The title of the article has level 1. */
  headings: Array<{ level: number; text: string }>;
  images: Array<{ src: string; alt: string }>;
  links: string[];
};

const TIMEOUT_MS = 2000;
/** Markdown that nobody writes by accident. In a text that is read as HTML it stays as it is. */
const MARKDOWN = /^#{1,6}\s\S|\*\*\S[^\n]{0,1000}\*\*|\[[^\]\n]{1,300}\]\([^)\s]|^```|^[-*]\s[^\n]+\n[-*]\s/m;

const TAG = new RegExp(`<(/?)(${CUSTOM_TAGS.join('|')})\\b[^>]*?(/?)>`, 'g');
/** HTML knows no tag that closes itself, so this one never has content. */
const WITHOUT_CONTENT = 'themedimage';

/** Returns the facts of each text, as the site renders it, or null for a text that exceeds the time limit. */
export function textFacts(texts: readonly string[]): Array<TextFacts | null> {
  return texts.map((text) => {
    try {
      return runWithTimeout(TIMEOUT_MS, () => factsOf(text));
    } catch {
      return null;
    }
  });
}

function factsOf(text: string): TextFacts {
  const format = detectFormat(text);
  if (format !== 'mdx') {
    const tag = unclosedTag(text);
    return { format, ...(tag && { problem: { reason: tag } }), ...surpriseOf(text, format), ...read(text, format) };
  }
  try {
    return { format, ...read(text, format) };
  } catch (error) {
    // As on the site, which reads invalid MDX as Markdown.
    return { format, problem: problemOf(error), ...read(text, 'markdown') };
  }
}

/** Returns a sentence where a custom tag in lower case is not closed, or closed without being open, or undefined. */
function unclosedTag(text: string): string | undefined {
  const open: string[] = [];
  for (const [, slash, name = '', end] of withoutCode(text).matchAll(TAG)) {
    if (end || name === WITHOUT_CONTENT) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return `Unexpected closing tag \`</${name}>\``;
  }
  const [first] = open;
  return first ? `Expected a closing tag for \`<${first}>\`` : undefined;
}

type Message = {
  reason?: string;
  message?: string;
  line?: number;
  place?: { line?: number; start?: { line: number } };
};

/** Returns the first line of a parse error without its places, which count columns, and the line of the first place. */
function problemOf(error: unknown): NonNullable<TextFacts['problem']> {
  const { reason, message = '', line, place } = error as Message;
  const [first = ''] = (reason ?? message).split('\n', 1);
  const [, named] = /\((\d+):\d+/.exec(first) ?? [];
  return {
    reason: first.replace(/ \(\d+:\d+(-\d+:\d+)?\)/g, '').slice(0, 300),
    line: named ? Number(named) : (line ?? place?.line ?? place?.start?.line),
  };
}

function surpriseOf(text: string, format: TextFormat): Pick<TextFacts, 'surprise'> {
  if (format === 'plain' && looksLikeJson(text)) return { surprise: 'invalid-json' };
  return format === 'html' && MARKDOWN.test(text.replace(/<(pre|code)\b[\s\S]*?<\/\1>/gi, ''))
    ? { surprise: 'markdown-in-html' }
    : {};
}

/** Parses and sanitizes a text as for the page, and collects what is in it. Throws for invalid MDX. */
function read(text: string, format: TextFormat): Pick<TextFacts, 'headings' | 'images' | 'links'> {
  const facts: ReturnType<typeof read> = { headings: [], images: [], links: [] };
  const { rehypePlugins, ...reader } = readers[format](text);
  const collect = () => (tree: Root) => {
    for (const element of elementsIn(tree)) add(element, facts);
    const lift = facts.headings.some(({ level }) => level === 1) ? 1 : 0;
    for (const heading of facts.headings) heading.level += lift;
  };
  Markdown({ ...reader, rehypePlugins: [...(rehypePlugins ?? []), [rehypeSanitize, sanitizeSchema], collect] });
  return facts;
}

function* elementsIn(parent: Root | Element): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}

function add(element: Element, { headings, images, links }: ReturnType<typeof read>): void {
  const { alt = '', src, light, dark, href } = element.properties as Record<string, string | undefined>;
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  const isOwnHeading = !String(element.properties.id).endsWith('footnote-label');
  if (level && isOwnHeading) headings.push({ level: Number(level), text: toString(element).trim().slice(0, 100) });
  const image = element.tagName === 'img' ? src : element.tagName === 'themedimage' ? (light ?? dark) : undefined;
  if (image) images.push({ src: image, alt: alt.trim() });
  if (element.tagName === 'a' && href) links.push(href);
}
