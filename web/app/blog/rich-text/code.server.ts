import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { common, createLowlight } from 'lowlight';

const lowlight = createLowlight(common);
const MAX_HIGHLIGHTED_LENGTH = 60_000;

const LANGUAGE_LABELS: Record<string, string> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  plaintext: '',
  python: 'Python',
  r: 'R',
  sql: 'SQL',
  text: '',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** A code block with language name and copy button, highlighted on the server so that no highlighter is sent. */
export function codeFrame(code: string, language?: string): Element {
  const name = language?.toLowerCase() ?? '';
  const label = Object.hasOwn(LANGUAGE_LABELS, name) ? LANGUAGE_LABELS[name] : name;
  return h('div', { className: ['code-frame'] }, [
    h('div', { className: ['code-bar'] }, [
      h('span', { className: ['code-language'] }, label),
      h('button', { type: 'button', className: ['code-copy'], dataCopy: '' }, 'Copy'),
    ]),
    h('pre', { tabIndex: 0 }, [h('code', highlight(code, name))]),
  ]);
}

function highlight(code: string, language: string): ElementContent[] {
  const known = language !== '' && lowlight.registered(language);
  if (!known || code.length > MAX_HIGHLIGHTED_LENGTH) return [{ type: 'text', value: code }];
  return lowlight.highlight(language, code).children as ElementContent[];
}
