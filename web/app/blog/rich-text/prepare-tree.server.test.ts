// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createRenderContexts } from './render-context';
import { renderText } from './render-text.server';

const html = (text: string) => renderText(text, createRenderContexts()()).html;
const wordsOf = (text: string) =>
  html(text)
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

describe('words in elements that a page does not have', () => {
  it.each(['datalist', 'dialog', 'marquee', 'option', 'search', 'textarea', 'canvas', 'object', 'video', 'audio'])(
    'stay: <%s>',
    (tag) => expect(html(`<p>Now</p><div><${tag}>Season one</${tag}></div><p>End</p>`)).toContain('Season one'),
  );

  const inline = '<span style="display:inline-block">one</span><span style="display:table-cell">two</span>';
  const blocks = '<p>A<span style="display:block">one</span><a style="display: block" href="/b">two</a></p>';
  it.each([
    ['<p>A</p><li>one</li> <li>two</li><p>B</p>', '<p>A</p><ul><li>one</li> <li>two</li></ul><p>B</p>'],
    ['<menu><li>one</li><li>two</li></menu>', '<ul><li>one</li><li>two</li></ul>'],
    ['<select><option>one<option>two</select>', '<div><div>one</div><div>two</div></div>'],
    ['<summary>one</summary><summary>two</summary>', '<div>one</div><div>two</div>'],
    [blocks, '<div>A<div><span>one</span></div><div><a href="/b">two</a></div></div>'],
    [`<p>${inline}</p>`, '<p><span>one</span><span>two</span></p>'],
    ['<xmp>one\n two</xmp>', '<code>one\n two</code>'],
    ['<object><p>See <a href="/a.pdf">the file</a></p></object>', '<p>See <a href="/a.pdf">the file</a></p>'],
  ])('do not run together: %s', (text, shown) => expect(html(text)).toContain(shown));
});

it.each([
  ['<p>Write to Ravi <Ravi@example.org> today.</p>', 'Write to Ravi &lt;Ravi@example.org&gt; today.'],
  ['# A\n\n<div>Write to Ravi <Ravi@example.org> today.</div>', 'Write to Ravi &lt;Ravi@example.org&gt; today.'],
  ['<p>See <https://example.org/Rain?a=1>.</p>', 'See &lt;https://example.org/Rain?a=1&gt;.'],
  ['<p>ravi@example.org<mailto:ravi@example.org></p>', 'ravi@example.org&lt;mailto:ravi@example.org&gt;'],
])('addresses in angle brackets stay text: %s', (text, shown) => {
  expect(html(text)).toContain(shown);
  expect(html(`${text}\n\n<p>End</p>`)).toMatch(/<p>End<\/p>$/);
});

describe('formulas and drawings', () => {
  const a = '<mi>a</mi>';
  const sum = `${a}<mo>+</mo><mi>b</mi>`;
  it.each([
    ['<mi>y</mi> <mo>=</mo> <mn>42</mn>', 'y=42'],
    ['<mfrac><mn>1</mn><mn>2</mn></mfrac>', '1/2'],
    [`<mfrac><mrow>${sum}</mrow><mn>2</mn></mfrac>`, '(a+b)/2'],
    [`<msup>${a}<mn>2</mn></msup><msub>${a}<mn>1</mn></msub>`, 'a<sup>2</sup>a<sub>1</sub>'],
    ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', '∑<sub>i</sub><sup>n</sup>'],
    [`<msqrt>${sum}</msqrt><mroot>${a}<mn>3</mn></mroot>`, '√(a+b)<sup>3</sup>√a'],
    [`<semantics>${a}<annotation encoding="application/x-tex">a</annotation></semantics>`, 'a'],
  ])('keep the words: %s', (formula, shown) => {
    expect(html(`<p>So <math>${formula}</math> holds.</p>`)).toBe(`<p>So <span>${shown}</span> holds.</p>`);
  });

  it.each([
    [`<span class="katex-mathml"><math>${a}</math></span><span aria-hidden="true">a</span>`],
    [
      `<span style="display:none"><math>${a}</math></span><img src="https://b.example/y.svg" aria-hidden="true" alt="a">`,
    ],
  ])('appear once where a system writes them twice: %s', (both) => {
    expect(wordsOf(`<p><span class="katex">${both}</span></p>`)).toBe('a');
  });

  it('of SVG keep words and images, without the rest', () => {
    const drawn = '<g><text x="0">Plot <tspan>seven</tspan></text><path d="M0"/></g>';
    const rest = '<style>a{}</style><image href="https://example.org/a.png"/><script>x()</script>';
    expect(wordsOf(`<p>A <svg width="9"><title>Yield</title>${drawn}${rest}</svg> B</p>`)).toBe(
      'A Yield Plot seven Picture (at example.org) B',
    );
    expect(html('<p>A<svg><path d="M0"/></svg></p>')).toBe('<p>A</p>');
  });
});
