import { CUSTOM_TAGS, sanitizeSchema } from './sanitize-schema';

export type TextFormat = 'html' | 'mdx' | 'markdown' | 'json' | 'plain';

const COMPONENT_TAG = /<\/?([A-Z][A-Za-z0-9.]*)(?=[\s/>])/g;
const MODULE_LINE =
  /^(import\s+(['"{*]|[\w$]+[\s,]+(from\s+['"]|\{))|export\s+((default|const|let|var|function|class)\b|[{*]))/;
const LEADING_COMMENTS = /^(\s*(<!--[\s\S]*?-->|<!doctype\b[^>]*>|<\?xml\b[^>]*>))+\s*/i;
const STARTS_WITH_TAG = /^<[a-z][\w-]*([\s/>]|$)/i;
const HTML_TAG = /<\/?([a-z][\w-]*)(?=[\s/>])/gi;
const LOOKS_LIKE_JSON = /^(\[\s*\{|\{\s*")/;
export const MARKDOWN_CODE = /^( {0,3})(```|~~~)[\s\S]*?(^ {0,3}\2|$(?![\s\S]))|`[^`\n]*`/gm;
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
];
/** The start of a text is enough to detect Markdown. */
const DETECTION_LENGTH = 20_000;

const HTML_TAG_NAMES = new Set([...(sanitizeSchema.tagNames ?? []), ...(sanitizeSchema.strip ?? [])]);
const CUSTOM_TAG_NAMES = new Set<string>(CUSTOM_TAGS);

const withoutLeadingComments = (text: string) => text.replace(LEADING_COMMENTS, '').trim();

/** Returns a text without its code blocks and inline code, or with what `replace` returns in their places. */
export const withoutCode = (text: string, replace: (code: string) => string = () => ''): string =>
  text.replace(MARKDOWN_CODE, (code) => replace(code));

/** Returns whether a text begins like JSON rich text. */
export const looksLikeJson = (text: string): boolean => LOOKS_LIKE_JSON.test(withoutLeadingComments(text));

/** Detects the format of a content string. */
export function detectFormat(text: string): TextFormat {
  const trimmed = withoutLeadingComments(text);
  // Broken JSON is shown as plain text.
  if (LOOKS_LIKE_JSON.test(trimmed)) return isRichText(trimmed) ? 'json' : 'plain';
  if (MODULE_LINE.test(trimmed) || hasComponents(trimmed)) return 'mdx';
  if (STARTS_WITH_TAG.test(trimmed)) return 'html';
  const start = trimmed.slice(0, DETECTION_LENGTH);
  return MARKDOWN_PATTERNS.some((pattern) => pattern.test(start)) || hasHtml(start) ? 'markdown' : 'plain';
}

/** True for a component tag outside code (`<Tldr>`, `<Chart>`). `<P>` and `<Table>` are plain HTML. */
function hasComponents(text: string): boolean {
  return [...withoutCode(text).matchAll(COMPONENT_TAG)].some(([, name = '']) => {
    const html = name.toLowerCase();
    return CUSTOM_TAG_NAMES.has(html) || (/[a-z]/.test(name) && !HTML_TAG_NAMES.has(html));
  });
}

function hasHtml(text: string): boolean {
  return [...text.matchAll(HTML_TAG)].some(([, name = '']) => HTML_TAG_NAMES.has(name.toLowerCase()));
}

function isRichText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    const nodes = Array.isArray(value) ? value : [value];
    return nodes.length > 0 && nodes.every((node) => typeof (node as { type?: unknown } | null)?.type === 'string');
  } catch {
    return false;
  }
}
