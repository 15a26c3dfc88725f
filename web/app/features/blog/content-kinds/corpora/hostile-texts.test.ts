// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { type ContentKind, detectKind } from '../detect-kind';
import { renderText } from '../render-text.server';
import { createScopes } from '../scope';
import { hostile } from './hostile-texts';

const SAFE_TAGS = new Set(
  (
    'a abbr aside b blockquote br button caption cite code col colgroup dd del details dfn div dl dt em figcaption ' +
    'figure h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strike ' +
    'strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
);
const SAFE_ATTRIBUTES = new Set(
  (
    'alt aria-describedby aria-label checked class colspan data-copy data-footnote-backref ' +
    'data-footnote-ref data-footnotes data-kind datetime decoding dir disabled height href id lang loading name open ' +
    'referrerpolicy rel reversed role rowspan scope span src start tabindex title type value width'
  ).split(' '),
);
const SAFE_HREF = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\])|\?|\.{1,2}\/|[^:/\\]*$|[^:/\\]*\/)/i;
const SAFE_SRC = /^(https?:\/\/|\/uploads\/|\/media\/)/i;
const OWN_CLASS =
  /^(align-(left|right|center)|tldr|tldr-label|admonition|admonition-title|tabs|tab|tab-body|table-scroll|heading-anchor|code-(frame|bar|language|copy)|hljs-[\w-]+|(function_|class_|constant_|inherited__|language_|property_|subst)|task-list-item|contains-task-list|footnotes|sr-only|text-note|missing-picture|outside-picture)$/;

/** Everything about a drawn text that could do harm; an empty list for a safe one. */
function harm(html: string): string[] {
  const page = new DOMParser().parseFromString(`<main>${html}</main><footer>after</footer>`, 'text/html');
  const found: string[] = [];
  const { body } = page;
  if (page.head.children.length > 0 || body.children.length !== 2 || body.lastElementChild?.textContent !== 'after') {
    found.push('it changes the page around it');
  }
  for (const element of body.querySelectorAll('main *')) {
    const tag = element.localName;
    if (!SAFE_TAGS.has(tag) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      if (!SAFE_ATTRIBUTES.has(name)) found.push(`${tag}[${name}]`);
      if (name === 'href' && !SAFE_HREF.test(value)) found.push(`${tag}[href=${value}]`);
      if (name === 'src' && !SAFE_SRC.test(value)) found.push(`${tag}[src=${value}]`);
      if (name === 'id' && !/^(t\d+-|section-)/.test(value)) found.push(`${tag}[id=${value}]`);
      if (name === 'name' && (tag !== 'details' || !/^t\d+-tabs-\d+$/.test(value))) found.push(`${tag}[name=${value}]`);
      if (name === 'class') found.push(...value.split(/\s+/).filter((one) => !OWN_CLASS.test(one)));
    }
    if (tag === 'input' && !element.matches('[type=checkbox][disabled]')) found.push('an input that takes input');
    if (tag === 'button' && !element.parentElement?.matches('.code-bar')) found.push('a button of its own');
  }
  return found;
}

describe.each(Object.keys(hostile) as Array<keyof typeof hostile>)('hostile texts (%s)', (list) => {
  it.each(hostile[list])('%j', (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { html } = renderText(text, createScopes()());
    expect(harm(html)).toEqual([]);
  });

  it.each<ContentKind>(['html', 'markdown'])('read as %s too', (kind) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const lead = kind === 'html' ? '<p>Words</p>\n' : '# Words\n\n';
    const all = hostile[list].filter((text) => detectKind(lead + text) === kind).map((text) => lead + text);
    for (const text of all) expect(harm(renderText(text, createScopes()()).html)).toEqual([]);
  });
});

it('would see harm if there were some', () => {
  expect(harm('<img src=x onerror=hit()>')).toEqual(['img[src=x]', 'img[onerror]']);
  expect(harm('</main><p id=content>x')).not.toEqual([]);
  expect(harm('<a href="javascript:hit()">')).not.toEqual([]);
  expect(harm('<svg></svg>')).not.toEqual([]);
});
