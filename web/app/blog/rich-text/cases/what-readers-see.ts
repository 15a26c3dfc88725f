import { createRenderContexts, type ImageSources } from '../render-context';
import { renderText } from '../render-text.server';

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, li, td, th, dt, dd, pre, summary, figcaption, blockquote, div, aside, details, table';

/** Renders a text as on its page, parsed like a browser. Needs a DOM. */
export function pageOf(text: string, sources?: ImageSources): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderText(text, createRenderContexts(sources)()).html;
  return page;
}

/**
 * Returns what readers see: a line for each block, with the kind of the block, its text,
 * bold, italic and struck words (`<b>`), links and images, with ⏎ between lines of code.
 */
export function whatReadersSee(text: string): string[] {
  const page = pageOf(text);
  for (const element of page.querySelectorAll('.heading-anchor, .code-bar, .sr-only')) element.remove();
  return linesOf(page);
}

/** Each block begins a line. A container without words of its own has none. */
function linesOf(element: Element): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = line
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .replaceAll('\n', ' ⏎ ');
    if (text) lines.push(`${nameOf(element)}${text}`);
    line = '';
  };
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) line += element.closest('pre') ? node.textContent : spaced(node);
    if (!(node instanceof HTMLElement)) return;
    if (node.matches(BLOCKS)) {
      end();
      lines.push(...linesOf(node));
      return;
    }
    const [before, after] = aroundWords(node);
    line += before;
    node.childNodes.forEach(read);
    line += after;
  };
  element.childNodes.forEach(read);
  end();
  return lines;
}

const spaced = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ');

function aroundWords(node: HTMLElement): [string, string] {
  const { tagName } = node;
  if (tagName === 'A') return ['[', `](${node.getAttribute('href') ?? ''})`];
  if (tagName === 'IMG') return [`![${node.getAttribute('alt')}](${node.getAttribute('src')})`, ''];
  if (tagName === 'INPUT') return [node.hasAttribute('checked') ? '[x] ' : '[ ] ', ''];
  if (tagName === 'BR') return [' / ', ''];
  if (/^(STRONG|EM|DEL|SUP|CODE|U)$/.test(tagName)) return [`<${tagName.toLowerCase()}>`, `</>`];
  return ['', ''];
}

function nameOf(element: Element): string {
  const title = element.closest('aside')?.getAttribute('data-kind');
  if (element.matches('.admonition-title')) return `${title} `;
  const quote = element.closest('blockquote') ? 'quote ' : '';
  return element.tagName === 'P' || element.tagName === 'DIV' ? quote : `${quote}${element.tagName.toLowerCase()} `;
}
