import type { ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { sanitizeUrl } from '~/lib/urls';
import { remarkContainers, remarkScripts, remarkOtherSystems } from './markdown.server';
import { tagsOf, changeOutsideCode, MARKDOWN_CODE, withoutComments, VOID_TAGS } from './source-text';
import { MODULE_LINE } from './detect-format';
import { CUSTOM_TAGS } from './sanitize-schema';

type Expression = { type: string; value?: string };
type Attribute = { type: string; name?: string; value?: string | Expression | null };
type JsxNode = { name: string | null; attributes: Attribute[] };
type Handlers = NonNullable<NonNullable<Options['remarkRehypeOptions']>['handlers']>;
type State = { all: (node: never) => ElementContent[] };

const isElement = tagsOf('<svg>');
const LITERAL = /^\s*(?:(['"`])([^'"`\\$]*)\1|(-?\d+(?:\.\d+)?))\s*$/;
const ONLY_COMMENTS = /^\s*(\/\*[\s\S]*?\*\/\s*)*$/;

const handlers = {
  mdxJsxFlowElement: toElements,
  mdxJsxTextElement: toElements,
  mdxFlowExpression: (_: State, node: Expression) => renderExpression(node, (text) => [h('p', text)]),
  mdxTextExpression: (_: State, node: Expression) => renderExpression(node, (text) => [{ type: 'text', value: text }]),
  // Imports and exports are not content.
  mdxjsEsm: () => undefined,
};

/**
 * Parses MDX without evaluating anything. Tags become elements, and unknown ones show their source. Throws for invalid
 * MDX. The output still has to be sanitized.
 */
export const mdxReader = (text: string): Options => ({
  children: text,
  remarkPlugins: [remarkMdx, remarkGfm, remarkScripts, remarkContainers, remarkOtherSystems],
  remarkRehypeOptions: { handlers: handlers as unknown as Handlers, clobberPrefix: '' },
});

function toElements(state: State, node: JsxNode): ElementContent[] {
  const children = state.all(node as never);
  if (!node.name) return children;
  const name = node.name.toLowerCase();
  if (!isElement(name, false)) return renderSource(node, node.name, children);
  return [{ type: 'element', tagName: name, properties: toProperties(node), children }];
}

/**
 * Shows the source of an unknown component around its children, so that editors see the mistake and no text is lost.
 */
function renderSource(node: JsxNode, name: string, children: ElementContent[]): ElementContent[] {
  const attributes = node.attributes.map((attribute) => ` ${attributeSource(attribute)}`).join('');
  if (children.length === 0) return [h('code', `<${name}${attributes} />`)];
  return [h('code', `<${name}${attributes}>`), ...children, h('code', `</${name}>`)];
}

function attributeSource({ type, name, value }: Attribute): string {
  if (type !== 'mdxJsxAttribute') return `{${typeof value === 'string' ? value : '…'}}`;
  if (value === null || value === undefined) return name ?? '';
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${value.value ?? ''}}`;
}

/** Shows the source of an expression. A text or number literal shows its value. */
function renderExpression({ value = '' }: Expression, wrap: (text: string) => ElementContent[]): ElementContent[] {
  if (ONLY_COMMENTS.test(value)) return [];
  const literal = LITERAL.exec(value);
  return wrap(literal ? (literal[2] ?? literal[3] ?? '') : `{${value}}`);
}

function toProperties(node: JsxNode): Properties {
  const entries = node.attributes.flatMap(({ type, name, value }): Array<readonly [string, string | boolean]> => {
    if (type !== 'mdxJsxAttribute' || !name) return [];
    if (typeof value === 'string') return [[propertyName(name), value]];
    if (value === null || value === undefined) return [[propertyName(name), true]];
    if (name === 'sources') return themedSources(value.value ?? '');
    const literal = LITERAL.exec(value.value ?? '');
    return literal ? [[propertyName(name), literal[2] ?? literal[3] ?? '']] : [];
  });
  return Object.fromEntries(entries);
}

const PROPERTY_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan', datetime: 'dateTime' };
const propertyName = (name: string) => PROPERTY_NAMES[name] ?? name;

/** Reads the two URLs of `sources={{ light: '…', dark: '…' }}` without evaluating it. */
function themedSources(expression: string): Array<readonly [string, string]> {
  return [...expression.matchAll(THEME)]
    .map(([, name = '', , url = '']) => [name, sanitizeUrl(url)] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
}

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
const LITERAL_VALUE = /=\{\s*(?:(['"`])([^'"`{}]*)\1|(-?\d[\d.]*))\s*\}/g;
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
          LITERAL_VALUE,
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
