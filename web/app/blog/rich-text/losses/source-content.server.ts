import type { TextFormat } from '../detect-format';
import { withoutCode, withoutComments } from '../source-text';
import { CUSTOM_TAGS, sanitizeSchema } from '../sanitize-schema';
import {
  DEFINITION,
  IMAGE,
  labelKey,
  LINK,
  markdownFiles,
  REFERENCE,
  type SourceFile,
  tagFiles,
  type FileKind,
  type SourceTag,
  tagsIn,
} from './source-files.server';
import { asObject, asText } from '~/lib/cms/json';

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

/** The parts that are hidden from screen readers beside formulas: the same formula again (prepare-tree.server.ts). */
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

/** Keys whose strings no reader sees. */
const SETTINGS = new Set(
  (
    'type format language id key name hash ext mime url src href path style class className provider formats ' +
    'provider_metadata previewUrl createdAt updatedAt publishedAt documentId level target rel'
  ).split(' '),
);

/** Returns the words and files of JSON, of any editor. */
export function jsonContent(source: string): SourceContent {
  const lines: string[] = [];
  const files: SourceFile[] = [];
  let length = 0;
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string' && (key === 'text' || /\p{L}\s+\p{L}/u.test(value))) {
      lines.push(value);
      length += value.length + 1;
    }
    if (Array.isArray(value)) return value.forEach((one) => visit(one, key));
    const node = asObject(value);
    if (!node) return;
    const address = asText(node.url) ?? asText(node.href) ?? asText(node.src);
    const kind = addressKind(asText(node.type), key, asText(node.mime));
    if (address && !address.startsWith('#'))
      files.push({ kind, address, name: asText(node.alternativeText ?? node.alt), at: length });
    for (const [name, inner] of Object.entries(node)) if (!SETTINGS.has(name)) visit(inner, name);
  };
  visit(JSON.parse(source), '');
  return { text: lines.join('\n'), files };
}

function addressKind(type = '', key: string, mime = ''): FileKind {
  if (/im(a)?ge?/i.test(type + key) || mime.startsWith('image/')) return 'image';
  return /video|youtube|iframe|embed/i.test(type + key) ? 'video' : 'link';
}
