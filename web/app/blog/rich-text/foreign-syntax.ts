import { maskCode, withoutComments } from './markdown-code';
import { tagsOf } from './tag-names';

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
