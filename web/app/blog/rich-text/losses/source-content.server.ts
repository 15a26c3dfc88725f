import type { TextFormat } from '../detect-format';
import { withoutCode, withoutComments } from '../markdown-code';
import { CUSTOM_TAGS, sanitizeSchema } from '../sanitize-schema';
import { jsonContent } from './source-json.server';
import {
  DEFINITION,
  IMAGE,
  labelKey,
  LINK,
  markdownFiles,
  REFERENCE,
  type SourceFile,
  tagFiles,
} from './source-files.server';
import { type SourceTag, tagsIn } from './source-tags.server';

/** What a person wrote, besides signs and attributes. `at` is the position in `text`, which has blanks for the rest. */
export type SourceContent = {
  text: string;
  files: SourceFile[];
};

const COMMENT = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}|<(?:!(?!--)|\?)[^<>]*>/g;
/** What programs read, and what elements have for browsers that cannot show them. */
const NOT_SHOWN =
  /<(annotation(?:-xml)?|audio|iframe|metadata|noembed|noframes|noscript|object|script|style|template|title|video)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const PROGRAM = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const FRONT_MATTER = /^\s*(---|\+\+\+)[^\S\n]*\n[\s\S]*?\n\1[^\S\n]*(?=\n|$)/;
const MODULE_BLOCK = /^(?:import|export)\b[^\n]*(?:\n[^\S\n]*\S[^\n]*)*/gm;
const SHORT_CODE = /\[\/[a-z][\w-]*\]|\[[a-z][\w-]*\s[^\]\n]*=[^\]\n]*\]/gi;
const ESCAPED = /\\[[\]()]/g;
const LOOKS_LIKE_ADDRESS = /[/#:?@&]|\.\w|^</;
/** Signs of Markdown with letters or digits: fences with a language, numbers of items, tasks, labels of notes. */
const SIGNS = [
  /^[^\S\n>]*(?:>[^\S\n]*)*(?:```|~~~).*$/gm,
  /^(?:[^\S\n]|>|[-*+][^\S\n]|\d{1,9}[.)][^\S\n])+(?:\[[xX]\])?/gm,
  /\[\^[^\]\s]{1,100}\]:?/g,
  // Alerts, containers and places of headings.
  /^[^\S\n>]*(?:>[^\S\n]*)+\[![a-z][\w-]*\][+-]?/gim,
  /^[ \t>]{0,30}:{3,}[ \t]*[a-z][\w-]*/gim,
  /\{#[\w-]+\}[^\S\n]*$/gm,
  /\]\[[^\]]{0,300}\]/g,
];
const KNOWN_TAGS = new Set([
  ...[...(sanitizeSchema.tagNames ?? []), ...(sanitizeSchema.strip ?? []), ...CUSTOM_TAGS],
  ...'address article aside base bdi bdo big body button center font footer form head header html label main'.split(
    ' ',
  ),
  ...'map area nav nobr option param picture source track acronym'.split(' '),
]);

/** Returns the words and files of a source text, without parsing it as the site does. */
export function contentOf(source: string, format: TextFormat): SourceContent {
  if (format === 'plain') return { text: withoutComments(source), files: [] };
  if (format === 'json') return jsonContent(source);
  const isMarkdown = format !== 'html';
  const withoutPrograms = blank(source, COMMENT, PROGRAM);
  // Addresses in code are examples.
  const withFiles = isMarkdown ? withoutCode(withoutPrograms, spaces) : withoutPrograms;
  const files = [...tagFiles(htmlTags(withFiles)), ...(isMarkdown ? markdownFiles(blank(withFiles, ESCAPED)) : [])];
  let text = blank(source, COMMENT, NOT_SHOWN);
  if (isMarkdown) {
    text = blank(text, ESCAPED, FRONT_MATTER, SHORT_CODE);
    if (format === 'mdx') text = blank(text, MODULE_BLOCK);
    const used = new Set([...text.matchAll(REFERENCE)].map(([, , name = '', label]) => labelKey(label || name)));
    text = text.replace(DEFINITION, (whole, label: string, to: string) =>
      LOOKS_LIKE_ADDRESS.test(to) || used.has(labelKey(label)) ? spaces(whole) : whole,
    );
    for (const pattern of [IMAGE, LINK]) {
      text = text.replace(pattern, (whole, sign: string, label: string) => {
        const shown = `${sign}[${label}`;
        return shown + spaces(whole.slice(shown.length));
      });
    }
    text = blank(text, ...SIGNS);
  } else text = blank(text, SHORT_CODE);
  return { text: withoutTags(text), files };
}

function withoutTags(text: string): string {
  const tags = htmlTags(text);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...tags, ...secondFormulas(tags)].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    parts.push(text.slice(at, Math.max(at, start)), spaces(text.slice(Math.max(at, start), end)));
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}

/** The parts that are hidden from screen readers beside formulas: the same formula again (math-and-drawings.server.ts). */
function secondFormulas(tags: readonly SourceTag[]): Array<Pick<SourceTag, 'start' | 'end'>> {
  if (!tags.some(({ name }) => name === 'math')) return [];
  return tags.flatMap(({ name, start, properties, isClosing }, index) => {
    if (isClosing || properties['aria-hidden'] !== 'true') return [];
    let depth = 1;
    const last = tags.slice(index + 1).find((tag) => tag.name === name && (depth += tag.isClosing ? -1 : 1) === 0);
    return last ? [{ start, end: last.end }] : [];
  });
}

const spaces = (text: string) => text.replace(/[^\n]/g, ' ');
const blank = (text: string, ...patterns: RegExp[]) => patterns.reduce((left, one) => left.replace(one, spaces), text);

/** Leaves out what only looks like a tag: `<Organisation>` is a word, `<my-card>…</my-card>` and `<o:p>` are none. */
function htmlTags(text: string): SourceTag[] {
  const tags = tagsIn(text);
  const closed = new Set(tags.filter(({ isClosing }) => isClosing).map(({ name }) => name));
  return tags.filter(({ name, properties, end }) => {
    const hasValues = Object.values(properties).some((value) => value !== true);
    return KNOWN_TAGS.has(name) || closed.has(name) || name.includes(':') || hasValues || text[end - 2] === '/';
  });
}
