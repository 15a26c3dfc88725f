import { directiveFromMarkdown, type ContainerDirective } from 'mdast-util-directive';
import { attention, htmlFlow } from 'micromark-core-commonmark';
import { directive } from 'micromark-extension-directive';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import type { Code, Construct, Extension, State, Token, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { IsTag } from './source-text';
import type { Blockquote, Heading, Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

type Data = { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] };

const [LESS_THAN, SLASH, MORE_THAN, STAR, TILDE, COLON] = [60, 47, 62, 42, 126, 58];
const isNameCharacter = (code: Code) => code !== null && code > 0 && /[a-z\d-]/i.test(String.fromCharCode(code));
const isEndOfName = (code: Code) => code === null || code < 0 || code === 32 || code === SLASH || code === MORE_THAN;

/** Reads words in angle brackets that are no tags as text. `isTag` knows the tags of the text. */
export function remarkTags(this: Processor, isTag: IsTag): void {
  const other = otherTag(isTag);
  const tokenizeFlow: Tokenizer = function (effects, ok, nok) {
    return effects.check(other, nok, htmlFlow.tokenize.call(this, effects, ok, nok));
  };
  add(this, {
    disable: { null: ['htmlFlow'] },
    flow: { [LESS_THAN]: { ...htmlFlow, name: 'htmlFlowOfKnownTags', tokenize: tokenizeFlow } },
    text: { [LESS_THAN]: other },
  });
}

/** The start of a tag up to its name, if that is no name of a tag. */
const otherTag = (isTag: IsTag): Construct => ({
  name: 'otherTag',
  tokenize(effects, ok, nok) {
    let name = '';
    const start: State = (code) => {
      effects.enter('data');
      effects.consume(code);
      return slash;
    };
    const slash: State = (code) => {
      if (code !== SLASH) return letters(code);
      effects.consume(code);
      return letters;
    };
    const letters: State = (code) => {
      if (isNameCharacter(code)) {
        name += String.fromCharCode(code!);
        effects.consume(code);
        return letters;
      }
      if (!/^[a-z]/i.test(name) || !isEndOfName(code) || isTag(name, code === MORE_THAN)) return nok(code);
      effects.exit('data');
      return ok(code);
    };
    return start;
  },
});

/**
 * Reads bold, italic and struck words that begin or end in punctuation beside a letter of a script without capitals:
 * `**चेतावनी:**कुआँ`, `**注意：**これ`. CommonMark asks for a blank there, which these scripts do not always have.
 */
export function remarkScripts(this: Processor): void {
  const strikethrough = gfmStrikethrough().text?.[TILDE] as Construct;
  add(this, {
    disable: { null: ['attention', 'strikethrough'] },
    text: {
      [STAR]: besideLetters(attention),
      95: { ...attention, name: 'underscores' },
      [TILDE]: besideLetters(strikethrough),
    },
  });
}

const LETTER = /[\p{Lo}\p{M}\p{Cs}\u200c\u200d]|(?!\p{ASCII})\p{Nd}/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const matches = (pattern: RegExp, code: Code) => code !== null && code > 0 && pattern.test(String.fromCharCode(code));

function besideLetters(construct: Construct): Construct {
  return {
    ...construct,
    name: `${construct.name}BesideLetters`,
    tokenize(effects, ok, nok) {
      const { previous } = this;
      let marks: Token | undefined;
      const exit: typeof effects.exit = (type) => (marks = effects.exit(type));
      const end: State = (next) => {
        if (marks && matches(PUNCTUATION, previous) && matches(LETTER, next)) marks._close = true;
        if (marks && matches(LETTER, previous) && matches(PUNCTUATION, next)) marks._open = true;
        return ok(next);
      };
      return construct.tokenize.call(this, { ...effects, exit }, end, nok);
    },
  };
}

/** Reads containers of the form `:::tip`, not `:tip` or `::tip`, which prose may have. */
export function remarkContainers(this: Processor): void {
  const [container] = directive().flow?.[COLON] as Construct[];
  add(this, { flow: { [COLON]: container! } }, directiveFromMarkdown());
}

function add(processor: Processor, syntax: Extension, fromMarkdown?: unknown): void {
  const data = processor.data() as Data;
  (data.micromarkExtensions ??= []).push(syntax);
  if (fromMarkdown) (data.fromMarkdownExtensions ??= []).push(fromMarkdown);
}

/** Names of other systems for the five kinds of an Admonition. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ note: 'note', info: 'info', tip: 'tip', warning: 'warning', caution: 'caution' },
  ...{ important: 'info', hint: 'tip', success: 'tip', danger: 'caution', error: 'caution', attention: 'warning' },
  ...{ seealso: 'note', secondary: 'note' },
};
const ALERT = /^\[!([a-z][\w-]*)\][+-]?(?:[^\S\n]+|(?=\n)|$)/i;
const HEADING_ID = /[^\S\n]*\{#([\w-]+)\}[^\S\n]*$/;
/** Marks of scripts other than Latin that end a sentence or a quotation. Addresses have them only encoded. */
const FOREIGN_MARK = /(?![\p{ASCII}·・‧])[\p{Po}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/u;

/**
 * Changes a Markdown tree: alerts of GitHub and containers (`:::tip`) become admonitions, `{#id}` after a heading its
 * place, and an address in the text ends before a mark of any script.
 */
export function remarkOtherSystems(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'blockquote') toAlert(node);
      if (node.type === 'heading') addPlace(node);
      if (!parent || index === undefined) return undefined;
      if (node.type === 'containerDirective') return void replace(parent.children, index, fromContainer(node));
      if (node.type !== 'link') return undefined;
      const parts = splitAddress(node);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

const replace = (children: unknown[], index: number, nodes: unknown[]) => void children.splice(index, 1, ...nodes);

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

function admonition(name: string, title: string) {
  const type = KINDS[name.toLowerCase()] ?? 'note';
  const ownTitle = type === name.toLowerCase() ? undefined : capitalized(name);
  return { hName: 'admonition', hProperties: { type, title: title.trim() || ownTitle } };
}

/** `> [!NOTE]` of GitHub, with a title also `> [!note] Title` of Obsidian. */
function toAlert(quote: Blockquote): void {
  const [first] = quote.children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  const [marker, name] = (text?.type === 'text' && ALERT.exec(text.value)) || [];
  if (first?.type !== 'paragraph' || text?.type !== 'text' || !marker || !name) return;
  text.value = text.value.slice(marker.length);
  const { line, rest } = firstLine(first);
  quote.data = admonition(name, toString(line));
  if (rest.length > 0) first.children = rest;
  else quote.children.shift();
}

/** Splits the nodes of a paragraph at its first line break. */
function firstLine({ children }: Paragraph): { line: PhrasingContent[]; rest: PhrasingContent[] } {
  const at = children.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const last = children[at];
  if (!last) return { line: children, rest: [] };
  if (last.type !== 'text') return { line: children.slice(0, at), rest: children.slice(at + 1) };
  const [start = '', ...lines] = last.value.split('\n');
  const line: PhrasingContent[] = [...children.slice(0, at), { type: 'text', value: start }];
  const value = lines.join('\n');
  return { line, rest: [...(value ? [{ type: 'text' as const, value }] : []), ...children.slice(at + 1)] };
}

/** `:::tip` of Docusaurus and VuePress. Others are shown as written. */
function fromContainer(node: ContainerDirective): RootContent[] {
  const { name, attributes } = node;
  const [first, ...others] = node.children;
  const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const children = label ? others : node.children;
  const title = label ? toString(label) : (attributes?.title ?? '');
  if (name === 'details') {
    const summary: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: title || 'Details' }] };
    return [
      { ...node, children: [{ ...summary, data: { hName: 'summary' } }, ...children], data: { hName: 'details' } },
    ];
  }
  if (Object.hasOwn(KINDS, name.toLowerCase())) return [{ ...node, children, data: admonition(name, title) }];
  const written = [`:::${name}`, title].filter(Boolean).join(' ');
  return [paragraph(written), ...children, paragraph(':::')];
}

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });

/** `## Costs {#costs}`: the place gets this id. */
function addPlace(heading: Heading): void {
  const last = heading.children.at(-1);
  const [written, id] = (last?.type === 'text' && HEADING_ID.exec(last.value)) || [];
  if (last?.type !== 'text' || !written) return;
  last.value = last.value.slice(0, -written.length);
  heading.children.push({ type: 'text', value: '', data: { hName: 'span', hProperties: { id } } });
}

/** Ends an address in the text before a mark of any script. `<…>` and `[…](…)` stay as they are. */
function splitAddress(link: Link): PhrasingContent[] {
  const [text, ...others] = link.children;
  const isBare = text?.type === 'text' && text.position?.start.offset === link.position?.start.offset;
  if (!isBare || others.length > 0 || !link.url.endsWith(text.value)) return [link];
  const end = text.value.search(FOREIGN_MARK);
  if (end <= 0) return [link];
  const address = withoutLastMarks(text.value.slice(0, end));
  const rest = text.value.slice(address.length);
  const url = link.url.slice(0, -rest.length);
  return [
    { ...link, url, children: [{ type: 'text', value: address }] },
    { type: 'text', value: rest },
  ];
}

/** As at the end of an address in GitHub Flavored Markdown. */
function withoutLastMarks(address: string): string {
  const short = address.replace(/[?!.,:*_~'"]+$/, '');
  const isUnbalanced = short.endsWith(')') && short.split(')').length > short.split('(').length;
  return isUnbalanced ? withoutLastMarks(short.slice(0, -1)) : short;
}
