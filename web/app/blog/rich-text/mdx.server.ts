import type { ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { sanitizeUrl } from '~/lib/urls';
import { remarkContainers, remarkScripts } from './markdown-syntax.server';
import { remarkOtherSystems } from './markdown-tree.server';
import { tagsOf } from './tag-names';

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
  return [...expression.matchAll(/\b(light|dark)['"]?\s*:\s*(['"`])([^'"`]*)\2/g)]
    .map(([, name = '', , url = '']) => [name, sanitizeUrl(url)] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
}
