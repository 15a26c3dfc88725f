import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Options } from 'react-markdown';

/** Parses plain text. A blank line starts a paragraph, and line breaks stay. */
export const plainReader = (text: string): Options => ({ rehypePlugins: [() => () => plainTree(text)] });

function plainTree(text: string): Root {
  const paragraphs = text.trim().split(/\n[^\S\n]*\n\s*/);
  return { type: 'root', children: paragraphs.filter(Boolean).map((paragraph) => h('p', lines(paragraph))) };
}

/** Returns the lines of a text with `br` elements between them. */
export function lines(text: string): ElementContent[] {
  return text.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [asText(line)] : [h('br'), asText(line)]));
}

const asText = (value: string): ElementContent => ({ type: 'text', value });
