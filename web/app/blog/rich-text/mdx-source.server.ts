import { MODULE_LINE } from './detect-format';
import { changeOutsideCode, MARKDOWN_CODE, withoutComments } from './markdown-code';
import { CUSTOM_TAGS } from './sanitize-schema';
import { tagsOf, VOID_TAGS } from './tag-names';

const ATTRIBUTES = `(?:"[^"]{0,2000}"|'[^']{0,2000}'|\\{(?:[^{}]|\\{[^{}]{0,2000}\\}){0,2000}\\}|[^<>"'{}]){0,500}?`;
const VOID_TAG = new RegExp(`<(/?)(${VOID_TAGS.join('|')})\\b(${ATTRIBUTES})\\s*/?>`, 'gi');
const AUTOLINK = /<(https?:\/\/[^\s<>"]+)>/gi;
const MAIL = /<([^\s<>"@:/]+@[^\s<>"@:/]+\.[^\s<>"@:/]+)>/g;
const NAMED = /(?<!\\)<(\/?)([a-z][\w.:-]*)(>)?([^<>]*\/>)?/gi;
/** Starts no tag in MDX, where `<5 %` is an error. */
const NO_TAG = /(?<!\\)<(?![a-z/>\s])/gi;
const HEADING_ID = /^([ \t>]*#{1,6}\s[^\n]*?)(?<!\\)\{(?=#[\w-]+\}[^\S\n]*$)/gm;
/** Hugo, Liquid and attributes of other Markdown. None of it can be JavaScript. */
const TEMPLATE = /(?<!\\)\{(?=[%:#]|\.[^.])/g;
const HUGO = /(?<!\\)\{\{(?=[<%]|\s*[\w$]+\s*[.|])/g;

/** Changes the source of an MDX text where MDX has an error but only one reading is possible. Lines stay lines. */
export function mendMdx(text: string): string {
  const source = withoutComments(text);
  const isWord = wordsOf(source);
  return changeOutsideCode(source, (part) =>
    part
      .replace(AUTOLINK, '[$1]($1)')
      .replace(MAIL, '[$1](mailto:$1)')
      .replace(HUGO, '\\{\\{')
      .replace(HEADING_ID, '$1\\{')
      .replace(TEMPLATE, '\\{')
      .replace(VOID_TAG, (_, slash: string, name: string, attributes: string) =>
        slash ? (/^br$/i.test(name) ? '<br />' : '') : `<${name}${attributes} />`,
      )
      .replace(NO_TAG, '&lt;')
      .replace(NAMED, (whole, slash: string, name: string, _bare: string, end?: string) =>
        isWord(name) && !end ? `&lt;${whole.slice(1)}` : whole,
      ),
  );
}

/** Returns a function that finds names in angle brackets that are no tags, because nothing closes them. */
function wordsOf(source: string): (name: string) => boolean {
  const isTag = tagsOf(source);
  const open = new Map<string, number>();
  const bare = new Map<string, boolean>();
  for (const [, slash, name = '', isBare, isEmpty] of source.matchAll(NAMED)) {
    open.set(name, (open.get(name) ?? 0) + (isEmpty ? 0 : slash ? -1 : 1));
    bare.set(name, (bare.get(name) ?? true) && Boolean(isBare));
  }
  return (name) => open.get(name) !== 0 && !isTag(name, bare.get(name) ?? false);
}

const IMPORT = /import\s+(?:[^'"\n]{0,300}\sfrom\s+)?(['"])[^'"\n]*\1;?[^\S\n]*$/;
const MODULE_OR_CODE = new RegExp(
  `${MARKDOWN_CODE.source}|^(?:import|export)\\s[^\\n]*(?:\\n(?![^\\S\\n]*$)[^\\n]+)*`,
  'gm',
);
const CUSTOM_TAG = new RegExp(`<(${CUSTOM_TAGS.join('|')})\\b(${ATTRIBUTES})(/?)>`, 'gi');
const SOURCES = /\s?\bsources=\{\{([^{}]*)\}\}/;
const LITERAL = /=\{\s*(?:(['"`])([^'"`{}]*)\1|(-?\d[\d.]*))\s*\}/g;
const OTHER_VALUE = /\s?(?:\b[\w-]+=)?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;
const THEME = /\b(light|dark)['"]?\s*:\s*(['"`])([^'"`]*)\2/g;

/** Returns an MDX text with errors as Markdown: without imports and exports, and with attributes of HTML. */
export function mdxAsMarkdown(text: string): string {
  const content = text.replace(MODULE_OR_CODE, (part) => (MODULE_LINE.test(part) ? withoutModules(part) : part));
  return changeOutsideCode(content, (part) =>
    part.replace(CUSTOM_TAG, (_, name: string, attributes: string, slash: string) => {
      const values = attributes
        .replace(SOURCES, (_, sources: string) =>
          [...sources.matchAll(THEME)].map(([, key, , url]) => ` ${key}="${url}"`).join(''),
        )
        .replace(
          LITERAL,
          (_, _quote, words = '', number = '') => `="${String(words || number).replaceAll('"', '&quot;')}"`,
        )
        .replace(OTHER_VALUE, '');
      return slash ? `<${name}${values}></${name}>` : `<${name}${values}>`;
    }),
  );
}

/** Imports are one line each. An export ends at a blank line. */
function withoutModules(part: string): string {
  const lines = part.split('\n');
  const isExport = (line: string) => MODULE_LINE.test(line) && line.startsWith('export');
  const end = lines.findIndex(isExport);
  const shown = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !IMPORT.test(line));
  return shown.join('\n');
}
