import { renderText } from '../render-text.server';
import { createRenderContexts } from '../render-context';

/** What a reader sees of a text: one line for each block or break, links as `[text](address)`, images and bold words. */
export type ReaderView = { lines: string[]; links: string[]; images: string[]; bold: string[] };

const BLOCKS = new Set(
  (
    'aside blockquote caption dd details div dl dt figcaption figure h2 h3 h4 h5 h6 hr li ol p pre section summary ' +
    'table tbody td th thead tr ul'
  ).split(' '),
);
/** The site adds these itself. */
const ADDED = '.heading-anchor, .code-bar';

/** Renders a text as on its page, and reads the page as a browser does. Needs a document. */
export function readerView(text: string): ReaderView {
  const page = document.createElement('div');
  page.innerHTML = renderText(text, createRenderContexts()()).html;
  for (const added of page.querySelectorAll(ADDED)) added.remove();
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  return {
    lines: textOf(page)
      .split('\n')
      .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
      .filter(Boolean),
    links: all('a[href]').map((link) => `[${clean(link)}](${link.getAttribute('href') ?? ''})`),
    images: all('img').map((image) => `${image.getAttribute('alt')}: ${image.getAttribute('src')}`),
    bold: all('b, strong').map(clean),
  };
}

const clean = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (node.nodeType === 3) {
    const isCode = node.parentElement?.closest('pre');
    return isCode ? (node.textContent ?? '') : (node.textContent ?? '').replace(/\s+/g, ' ');
  }
  const name = node.nodeName.toLowerCase();
  if (name === 'br') return '\n';
  const inner = [...node.childNodes].map(textOf).join('');
  return BLOCKS.has(name) ? `\n${inner}\n` : inner;
}
