import { withoutFrontMatter } from './front-matter';
import { hasMarkdownOutside } from './html-with-markdown';
import { withoutCode } from './markdown-code';
import { CUSTOM_TAGS } from './sanitize-schema';
import { type IsTag, tagsOf } from './tag-names';

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
  if (startsWithTag(text, isTag)) return hasMarkdownOutside(text, isMarkdown) ? 'markdown' : 'html';
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
