import { asObject, asText } from '~/lib/cms/json-guards';
import { type TextFormat, withoutCode } from './detect-format';
import { CUSTOM_TAGS, sanitizeSchema } from './sanitize-schema';
import { type SourceTag, tagsIn } from './source-tags.server';
import { isPixel, trueAddress } from './true-files.server';

export type FileKind = 'image' | 'link' | 'video';
/** What a person wrote, besides signs and attributes. `at` is the position in `text`, which has blanks for the rest. */
export type SourceContent = {
  text: string;
  files: Array<{ kind: FileKind; address: string; name?: string; at: number }>;
};

const COMMENT = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}|<(?:!(?!--)|\?)[^<>]*>/g;
/** What programs read, and what elements have for browsers that cannot show them. */
const NOT_SHOWN =
  /<(annotation(?:-xml)?|audio|iframe|metadata|noembed|noframes|noscript|object|script|style|template|title|video)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const PROGRAM = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const FRONT_MATTER = /^\s*(---|\+\+\+)[^\S\n]*\n[\s\S]*?\n\1[^\S\n]*(?=\n|$)/;
const MODULE_BLOCK = /^(?:import|export)\b[^\n]*(?:\n[^\S\n]*\S[^\n]*)*/gm;
const SHORT_CODE = /\[\/[a-z][\w-]*\]|\[[a-z][\w-]*\s[^\]\n]*=[^\]\n]*\]/gi;
const DESTINATION = String.raw`(?:<[^<>\n]*>|[^\s()<]*(?:\([^\s()]*\)[^\s()]*)*)`;
/** A sign of a label, which can have line breaks but no blank line. */
const LABEL = String.raw`(?:[^\[\]\n]|\n(?![^\S\n]*\n))`;
const TARGET = String.raw`\]\(\s*(${DESTINATION})[^)\n]*\)`;
const IMAGE = new RegExp(String.raw`(!)\[((?:${LABEL}|\[${LABEL}*\]){0,1000})${TARGET}`, 'g');
const LINK = new RegExp(String.raw`(?<!!)()\[((?:${LABEL}|!?\[${LABEL}*\](?:\([^)\n]*\))?){0,1000})${TARGET}`, 'g');
const REFERENCE = /(!?)\[([^[\]]{0,300})\](?:\[([^[\]]{0,300})\])?(?![(:])/g;
const DEFINITION = /^ {0,3}\[(?!\^)([^[\]\n]{1,300})\]:[^\S\n]*\n?[^\S\n]*(<[^<>\n]*>|\S+)[^\n]*$/gm;
const ESCAPED = /\\[[\]()]/g;
const LOOKS_LIKE_ADDRESS = /[/#:?@&]|\.\w|^</;
/** Signs of Markdown with letters or digits: fences with a language, numbers of items, tasks, labels of notes. */
const SIGNS = [
  /^[^\S\n>]*(?:>[^\S\n]*)*(?:```|~~~).*$/gm,
  /^(?:[^\S\n]|>|[-*+][^\S\n]|\d{1,9}[.)][^\S\n])+(?:\[[xX]\])?/gm,
  /\[\^[^\]\s]{1,100}\]:?/g,
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
  if (format === 'plain') return { text: source, files: [] };
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
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of htmlTags(text)) {
    parts.push(text.slice(at, start), spaces(text.slice(start, end)));
    at = end;
  }
  return [...parts, text.slice(at)].join('');
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

function tagFiles(tags: readonly SourceTag[]): SourceContent['files'] {
  return tags.flatMap((tag, index) => {
    const { name, isClosing, properties, start: at } = tag;
    if (isClosing || isPixel(properties)) return [];
    const file = (kind: FileKind, address: unknown) =>
      typeof address === 'string' && address.trim()
        ? [{ kind, address, name: asText(properties.alt ?? properties.title), at }]
        : [];
    if (name === 'a' || name === 'area')
      return file('link', properties.href).filter(({ address }) => !address.startsWith('#'));
    if (/^(?:amp-)?img$|^image$/.test(name)) return file('image', trueAddress(properties) ?? properties.href);
    if (name === 'themedimage') return file('image', properties.light ?? properties.dark);
    if (!/^(?:amp-)?(?:audio|embed|iframe|object|video)$/.test(name)) return [];
    const next = tags[index + 1];
    return file(
      'video',
      trueAddress(properties) ?? properties.data ?? (next?.name === 'source' ? next.properties.src : ''),
    );
  });
}

const labelKey = (label: string) => label.replace(/\s+/g, ' ').trim().toLowerCase();

function markdownFiles(text: string): SourceContent['files'] {
  const targets = new Map([...text.matchAll(DEFINITION)].map(([, label = '', to = '']) => [labelKey(label), to]));
  const found = [
    ...[IMAGE, LINK]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ 1: sign, 2: name = '', 3: to = '', index }) => ({ sign, name, to, index })),
    ...[...text.matchAll(REFERENCE)].map(({ 1: sign, 2: name = '', 3: label, index }) => ({
      ...{ sign, name, index },
      to: targets.get(labelKey(label || name)) ?? '',
    })),
  ];
  return found.flatMap(({ sign, name, to, index }) => {
    const address = to.replace(/^<|>$/g, '');
    if (!address || address.startsWith('#')) return [];
    return [
      { kind: sign ? ('image' as const) : ('link' as const), address, name: name.trim() || undefined, at: index },
    ];
  });
}

/** Keys whose strings no reader sees. */
const SETTINGS = new Set(
  (
    'type format language id key name hash ext mime url src href path style class className provider formats ' +
    'provider_metadata previewUrl createdAt updatedAt publishedAt documentId level target rel'
  ).split(' '),
);

function jsonContent(source: string): SourceContent {
  const lines: string[] = [];
  const files: SourceContent['files'] = [];
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
