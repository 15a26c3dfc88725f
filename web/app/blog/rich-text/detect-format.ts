import { withoutCode, type IsTag, tagsOf, maskCode, withoutComments, VOID_TAGS } from './source-text';
import { CUSTOM_TAGS } from './sanitize-schema';
import { htmlBlockNames, htmlRawNames } from 'micromark-util-html-tag-name';

export type TextFormat = 'html' | 'mdx' | 'markdown' | 'json' | 'plain';

const COMPONENT_TAG = new RegExp(`</?(${CUSTOM_TAGS.join('|')})(?=[\\s/>])`, 'gi');
export const MODULE_LINE =
  /^(import\s+(['"{*]|[\w$]+[\s,]+(from\s+['"]|\{))|export\s+((default|const|let|var|function|class)\b|[{*]))/;
const LEADING_COMMENTS = /^(\s*(<!--[\s\S]*?-->|<\?xml\b[^>]*>))+\s*/i;
const STARTS_WITH_TAG = /^<(?:!doctype\b|([a-z][\w-]*)(?:[\s/]|(>)|$))/i;
const HTML_TAG = /<\/?([a-z][\w-]*)(?=[\s/>])\/?(>)?/gi;
const LOOKS_LIKE_JSON = /^(\[\s*\{|\{\s*")/;
/** Repetitions are bounded, so that no text makes a pattern slow. */
const MARKDOWN_PATTERNS = [
  /^#{1,6}\s/m,
  /^[^\S\n]{0,3}([-*+]|\d{1,9}[.)])[^\S\n]{1,9}\S/m,
  /^[^\S\n]{0,3}>/m,
  /^(```|~~~)/m,
  /^[^\S\n]{0,9}\|.{1,2000}\|[^\S\n]{0,9}$/m,
  /^[^\S\n]{0,3}([-*_])([^\S\n]{0,3}\1){2,60}[^\S\n]{0,9}$/m,
  /\[[^\]\n]{1,300}\]\([^)\s]/,
  /!\[[^\]\n]{0,300}\](\([^)\s]|\[[^\]\n])/,
  /\[\^[^\]\s]{1,100}\]/,
  /(\*\*|__)\S([^\n]{0,1000}\S)?\1/,
  /(^|\W)[*_]\S[^*_\n]{0,1000}[*_](\W|$)/,
  /~~\S[^~\n]{0,1000}~~/,
  /`[^`\n]{1,300}`/,
  /^.{1,1000}\n(=+|-+)[^\S\n]{0,9}$/m,
  /<https?:[^>\s]{1,1000}>/,
  /^[^\S\n]{0,3}\[[^\]\n]{1,300}\]:[^\S\n]{1,9}\S/m,
  /^[^\S\n]{0,3}:::/m,
];
/** The start of a text is enough to detect Markdown. */
const DETECTION_LENGTH = 20_000;

const withoutLeadingComments = (text: string) => text.replace(LEADING_COMMENTS, '').trim();

/** Returns whether a text begins like JSON rich text. */
export const looksLikeJson = (text: string): boolean => LOOKS_LIKE_JSON.test(withoutLeadingComments(text));

/** Detects the format of a content string. */
export function detectFormat(given: string): TextFormat {
  const text = withoutLeadingComments(withoutFrontMatter(given));
  // Broken JSON is shown as plain text.
  if (LOOKS_LIKE_JSON.test(text)) return isRichText(text) ? 'json' : 'plain';
  if (MODULE_LINE.test(text) || hasComponents(text)) return 'mdx';
  const isTag = tagsOf(text);
  const start = text.slice(0, DETECTION_LENGTH);
  if (startsWithTag(text, isTag)) return hasMarkdownOutside(text) ? 'markdown' : 'html';
  return isMarkdown(start) || hasHtml(start, isTag) ? 'markdown' : 'plain';
}

const isMarkdown = (text: string) => MARKDOWN_PATTERNS.some((pattern) => pattern.test(text));

/** True for one of our components outside code, with a capital letter. Other names in angle brackets are words. */
const hasComponents = (text: string) =>
  [...withoutCode(text).matchAll(COMPONENT_TAG)].some(([, name = '']) => name !== name.toLowerCase());

function startsWithTag(text: string, isTag: IsTag): boolean {
  const [tag, name, bare] = STARTS_WITH_TAG.exec(text) ?? [];
  return tag !== undefined && (name === undefined || isTag(name, Boolean(bare)));
}

const hasHtml = (text: string, isTag: IsTag) =>
  [...text.matchAll(HTML_TAG)].some(([, name = '', bare]) => isTag(name, Boolean(bare)));

function isRichText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    const nodes = Array.isArray(value) ? value : [value];
    return nodes.length > 0 && nodes.every((node) => typeof (node as { type?: unknown } | null)?.type === 'string');
  } catch {
    return false;
  }
}

const YAML = /^\s*---[^\S\n]*\n((?:(?!---|\.\.\.)[^\n]*\n)*?)(?:---|\.\.\.)[^\S\n]*(?:\n|$)/;
const TOML = /^\s*\+\+\+[^\S\n]*\n([\s\S]*?)\n?\+\+\+[^\S\n]*(?:\n|$)/;
const YAML_LINE = /^(?:["']?([\p{L}\p{N}_$][\p{L}\p{N}_$.-]*)["']?\s*:(?:\s.*)?|\s+.*|-(?:\s.*)?|#.*|[\]}].*|)$/u;
const TOML_LINE = /^\s*(?:["']?[\w.-]+["']?\s*=.*|\[.*|\].*|["'].*|#.*|)$/;
/** Keys of the usual systems, which may begin with a capital letter. Others are lower case in front matter. */
const KNOWN_KEY =
  /^(?:aliases|authors?|categor(?:y|ies)|cover|created|date|description|draft|id|image|keywords|lang|layout|permalink|published|slug|status|summary|tags?|title|type|updated|url)$/i;

/**
 * Returns a text without YAML (`---`) or TOML (`+++`) front matter. Its lines become empty, so that the numbers of
 * the others stay. A text that begins with a rule and prose has none.
 */
export function withoutFrontMatter(given: string): string {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [block = '', lines = ''] = YAML.exec(text) ?? [];
  if (block && isYaml(lines.split('\n').slice(0, -1))) return removed(text, block);
  const [tomlBlock = '', tomlLines = ''] = TOML.exec(text) ?? [];
  return tomlBlock && tomlLines.split('\n').every((line) => TOML_LINE.test(line)) ? removed(text, tomlBlock) : text;
}

function isYaml(lines: string[]): boolean {
  if (lines[0]?.trim() === '' || !lines.every((line) => YAML_LINE.test(line))) return false;
  const keys = lines.map((line) => YAML_LINE.exec(line)?.[1]).filter((key) => key !== undefined);
  if (keys.length === 0) return lines.length === 0;
  return keys.every((key) => key === key.toLowerCase()) || keys.some((key) => KNOWN_KEY.test(key));
}

const removed = (text: string, block: string) => block.replace(/[^\n]/g, '') + text.slice(block.length);

const RAW = new Set([...htmlRawNames, 'svg']);
const BLOCKS = new Set([...htmlBlockNames, ...RAW]);
const VOID = new Set(VOID_TAGS);
const TAG = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^"'<>]){0,2000})>/gi;
const WHOLE_DOCUMENT = /^<(?:!doctype|html|body|head)\b/i;
const MARKDOWN_BLOCK =
  /^ {0,3}(?:#{1,6}\s+\S|[-*+]\s+\S|\d{1,9}[.)]\s+\S|>\s?\S|```|~~~|:::|\|.*\||!?\[[^\]]+\]\([^)\s]|\*\*\S)/;
const BEGINS_WITH_TAG = /^\s*<[!/a-z]/i;

type Line = {
  text: string;
  /** The line without its code. */
  code: string;
  /** Whether the line begins inside an HTML block, and inside one whose text is no Markdown (`pre`). */
  isInside: boolean;
  isRaw: boolean;
  /** Whether a block tag of the line ends outside all blocks. */
  endsBlock: boolean;
  /** The text of the line outside HTML blocks, without tags. */
  outside: string;
};

/**
 * Returns whether a text that starts with a tag has Markdown, or paragraphs between blank lines, outside its HTML
 * (decision 0027).
 */
function hasMarkdownOutside(text: string): boolean {
  if (WHOLE_DOCUMENT.test(text)) return false;
  const lines = readLines(text);
  const hasBlock = lines.some(({ text: line, isRaw, isInside }, n) => {
    if (!isRaw && MARKDOWN_BLOCK.test(line) && (isFree(lines, n) || !isInside)) return true;
    return n > 0 && !isInside && isFree(lines, n) && line.trim() !== '' && !BEGINS_WITH_TAG.test(line);
  });
  return hasBlock || isMarkdown(lines.map(({ outside }) => outside).join('\n'));
}

/**
 * Separates HTML blocks from the Markdown after them by a blank line, which a Markdown parser needs. Tags inside a block
 * lose their indentation, because it would make them code. Comments are left out.
 */
export function separateHtml(text: string): string {
  if (!BEGINS_WITH_TAG.test(text)) return text;
  const lines = readLines(text);
  return lines
    .flatMap(({ text: line, code, isInside, isRaw, endsBlock }, n) => {
      const shown = isInside && !isRaw && isFree(lines, n) ? line.replace(/^[^\S\n]{4,}(?=<)|^\t(?=<)/, '') : line;
      const next = lines[n + 1];
      const needsBlank = next && !next.isInside && next.text.trim() !== '' && !BEGINS_WITH_TAG.test(next.text);
      const isTagAlone = !isRaw && /^\s*<[^>]*>\s*$/.test(code) && MARKDOWN_BLOCK.test(next?.text ?? '');
      return needsBlank && (endsBlock || isTagAlone) ? [shown, ''] : [shown];
    })
    .join('\n');
}

const isFree = (lines: readonly Line[], n: number) => n === 0 || lines[n - 1]!.text.trim() === '';

/** Reads the lines of a text with the HTML blocks that are open at each. */
function readLines(given: string): Line[] {
  const text = withoutComments(given);
  const masked = maskCode(text);
  const open: string[] = [];
  const tags = [...masked.matchAll(TAG)];
  let [start, tagEnd, n] = [0, 0, 0];
  return text.split('\n').map((line) => {
    const end = start + line.length;
    const isInTag = start < tagEnd;
    const isRaw = isInTag || open.some((name) => RAW.has(name));
    const read = { text: line, code: masked.slice(start, end), isInside: isInTag || open.length > 0, isRaw };
    let [outside, endsBlock, from] = ['', false, Math.max(start, Math.min(tagEnd, end))];
    for (let tag = tags[n]; tag && tag.index < end; tag = tags[(n += 1)]) {
      if (open.length === 0) outside += text.slice(from, tag.index);
      tagEnd = tag.index + tag[0].length;
      from = Math.min(tagEnd, end);
      const isBlock = count(tag, open);
      endsBlock = isBlock ? open.length === 0 : endsBlock;
    }
    if (open.length === 0) outside += text.slice(from, end);
    start = end + 1;
    return { ...read, outside, endsBlock };
  });
}

/** Opens or closes the block of a tag. Returns false for other tags. */
function count([, slash, given = '', rest = '']: RegExpExecArray, open: string[]): boolean {
  const name = given.toLowerCase();
  const raw = open.find((one) => RAW.has(one));
  if (!BLOCKS.has(name) || (raw && !(slash && name === raw))) return false;
  const last = open.lastIndexOf(name);
  if (!slash && !VOID.has(name) && !rest.endsWith('/')) open.push(name);
  else if (slash && last >= 0) open.splice(last);
  return true;
}
