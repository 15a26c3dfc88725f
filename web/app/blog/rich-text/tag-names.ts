import { htmlTagNames } from 'html-tag-names';
import { mathmlTagNames } from 'mathml-tag-names';
import { svgTagNames } from 'svg-tag-names';
import { CUSTOM_TAGS, sanitizeSchema } from './sanitize-schema';

/** Returns whether a name in angle brackets is a tag. `isBare`: the tag has no attributes. */
export type IsTag = (name: string, isBare: boolean) => boolean;

/** Elements without content. */
export const VOID_TAGS = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param'].concat(
  'source',
  'track',
  'wbr',
);

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
