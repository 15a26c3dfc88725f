import { htmlTagNames } from 'html-tag-names';
import { mathmlTagNames } from 'mathml-tag-names';
import { svgTagNames } from 'svg-tag-names';
import { CUSTOM_TAGS, sanitizeSchema } from './sanitize-schema';

/** Code blocks, also in lists and quotes, and code in a line. */
export const MARKDOWN_CODE =
  /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})[\s\S]*?(^[ \t>]*\2|$(?![\s\S]))|``(?!`)(?:[^`\n]|`(?!`)){1,300}``(?!`)|`[^`\n]*`/gm;

/** Returns a text without its code blocks and inline code, or with what `replace` returns in their places. */
export const withoutCode = (text: string, replace: (code: string) => string = () => ''): string =>
  text.replace(MARKDOWN_CODE, (code) => replace(code));

/** Returns a text of the same length and lines whose code has only the letter x. */
export const maskCode = (text: string): string => withoutCode(text, (code) => code.replace(/[^\n]/g, 'x'));

/** Applies `change` to the parts of a text between its code. */
export function changeOutsideCode(text: string, change: (part: string) => string): string {
  let end = 0;
  let changed = '';
  for (const { 0: code, index } of text.matchAll(MARKDOWN_CODE)) {
    changed += change(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return changed + change(text.slice(end));
}

/** Returns a text without its comments of HTML, which can have several lines. Code stays, and so do line breaks. */
export const withoutComments = (text: string): string =>
  replaceComments(text, (comment) => comment.replace(/[^\n]/g, ''), maskCode(text));

/** Replaces the closed comments of HTML in linear time. `where`: a text of the same length to find them in. */
export function replaceComments(text: string, replace: (comment: string) => string, where = text): string {
  let [replaced, end] = ['', 0];
  for (let start = where.indexOf('<!--'); start >= 0; start = where.indexOf('<!--', end)) {
    const close = where.indexOf('-->', start + 4);
    if (close < 0) break;
    replaced += text.slice(end, start) + replace(text.slice(start, close + 3));
    end = close + 3;
  }
  return replaced + text.slice(end);
}

/** Returns whether a name in angle brackets is a tag. `isBare`: the tag has no attributes. */
export type IsTag = (name: string, isBare: boolean) => boolean;

/** Elements without content. */
export const VOID_TAGS = 'area base br col embed hr img input link meta param source track wbr'.split(' ');

const SHOWN = new Set([...(sanitizeSchema.tagNames ?? []), 'body', 'head', 'html', 'option']);
const HTML = new Set([...htmlTagNames, ...CUSTOM_TAGS]);
const DRAWN = new Set([...mathmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));
const CLOSING_TAG = /<\/([a-z][\w.:-]*)\s*>/gi;
const TAG = /<(?=\/?([a-z][a-z\d-]*)(?:\s|\/|>))(?=\/?[a-z\d-]+\/?(>)?)/gi;
const CUSTOM_ELEMENT = /<([a-z][a-z\d]*-[a-z\d-]*)\s[^<>]*=/gi;
const DRAWING = /<(?:svg|math)\b/i;

/**
 * Returns a function that tells the tags of a text from words in angle brackets: `<Organisation>`, `List<Object>`.
 * HTML elements that the page does not show count as tags if they are closed or have attributes, and elements of other
 * systems (`<amp-img src="…"></amp-img>`) if both are so.
 */
export function tagsOf(text: string): IsTag {
  const closed = closedTags(text);
  const custom = new Set([...text.matchAll(CUSTOM_ELEMENT)].map(([, name = '']) => name.toLowerCase()));
  const hasDrawing = DRAWING.test(text);
  return (given, isBare) => {
    const name = given.toLowerCase();
    if (SHOWN.has(name) || (hasDrawing && DRAWN.has(name))) return true;
    return HTML.has(name) ? !isBare || closed.has(name) : custom.has(name) && closed.has(name);
  };
}

/** Returns the names, in lower case, of which a text has closing tags. */
export const closedTags = (text: string): Set<string> =>
  new Set([...text.matchAll(CLOSING_TAG)].map(([, name = '']) => name.toLowerCase()));

/** Escapes in HTML what looks like a tag and is none. */
export const escapeOtherTags = (html: string, isTag: IsTag): string =>
  html.replace(TAG, (sign, name: string, bare?: string) => (isTag(name, Boolean(bare)) ? sign : '&lt;'));

const CUSTOM_TAG_WITH_SLASH = new RegExp(
  `<(${CUSTOM_TAGS.join('|')})\\b((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^<>"']){0,2000}?)/>`,
  'gi',
);

/** Closes custom tags that end in `/>`. To a parser of HTML they are open, and the rest of the text inside them. */
export const closeCustomTags = (html: string): string => html.replace(CUSTOM_TAG_WITH_SLASH, '<$1$2></$1>');
