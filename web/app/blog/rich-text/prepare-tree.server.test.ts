// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createRenderContexts } from './render-context';
import { renderText } from './render-text.server';

const html = (text: string) => renderText(text, createRenderContexts()()).html;

describe('words in elements that a page does not have', () => {
  it.each(['datalist', 'dialog', 'marquee', 'option', 'search', 'textarea', 'canvas', 'object', 'video', 'audio'])(
    'stay: <%s>',
    (tag) => expect(html(`<p>Now</p><div><${tag}>Season one</${tag}></div><p>End</p>`)).toContain('Season one'),
  );

  it.each([
    [
      'items without a list',
      '<p>A</p><li>one</li> <li>two</li><p>B</p>',
      '<p>A</p><ul><li>one</li> <li>two</li></ul><p>B</p>',
    ],
    ['a menu', '<menu><li>one</li><li>two</li></menu>', '<ul><li>one</li><li>two</li></ul>'],
    ['a choice', '<select><option>one<option>two</select>', '<div><div>one</div><div>two</div></div>'],
    ['a summary alone', '<summary>one</summary><summary>two</summary>', '<div>one</div><div>two</div>'],
    [
      'lines by style',
      '<p>A<span style="display:block">one</span><a style="display: block" href="/b">two</a></p>',
      '<div>A<div><span>one</span></div><div><a href="/b">two</a></div></div>',
    ],
    [
      'parts of a line by style',
      '<p><span style="display:inline-block">one</span><span style="display:table-cell">two</span></p>',
      '<p><span>one</span><span>two</span></p>',
    ],
    ['an example', '<xmp>one\n two</xmp>', /<code>one\n two<\/code>/],
    [
      'a file with its own link',
      '<object><p>See <a href="/a.pdf">the file</a></p></object>',
      '<p>See <a href="/a.pdf">the file</a></p>',
    ],
  ])('do not run together: %s', (_, text, shown) => {
    expect(html(text)).toEqual(typeof shown === 'string' ? shown : expect.stringMatching(shown));
  });
});

describe('addresses in angle brackets', () => {
  it.each([
    ['HTML', '<p>Write to Ravi <Ravi@example.org> today.</p><p>End</p>'],
    ['a block of Markdown', '# A\n\n<div>Write to Ravi <Ravi@example.org> today.</div>\n\nEnd'],
  ])('stay text: %s', (_, text) => {
    expect(html(text)).toContain('Write to Ravi &lt;Ravi@example.org&gt; today.');
    expect(html(text)).toMatch(/<p>End<\/p>$/);
  });

  it('of pages and of Outlook too', () => {
    const shown = html('<p>See <https://example.org/Rain?a=1> or ravi@example.org<mailto:ravi@example.org>.</p>');
    expect(shown).toBe(
      '<p>See &lt;https://example.org/Rain?a=1&gt; or ravi@example.org&lt;mailto:ravi@example.org&gt;.</p>',
    );
  });
});

describe('formulas and drawings', () => {
  it.each([
    ['a line', '<mi>y</mi> <mo>=</mo> <mn>42</mn>', 'y=42'],
    ['a fraction', '<mfrac><mn>1</mn><mn>2</mn></mfrac>', '1/2'],
    ['a fraction of sums', '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>', '(a+b)/2'],
    [
      'powers and indices',
      '<msup><mi>x</mi><mn>2</mn></msup><msub><mi>y</mi><mn>1</mn></msub>',
      'x<sup>2</sup>y<sub>1</sub>',
    ],
    ['sums', '<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', '∑<sub>i</sub><sup>n</sup>'],
    [
      'roots',
      '<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt><mroot><mi>c</mi><mn>3</mn></mroot>',
      '√(a+b)<sup>3</sup>√c',
    ],
    ['its source', '<semantics><mi>y</mi><annotation encoding="application/x-tex">y</annotation></semantics>', 'y'],
  ])('keep the words: %s', (_, formula, shown) => {
    expect(html(`<p>So <math>${formula}</math> holds.</p>`)).toBe(`<p>So <span>${shown}</span> holds.</p>`);
  });

  it('appear once where a system writes them twice', () => {
    const formula = '<math><mi>y</mi></math>';
    for (const text of [
      `<p><span class="katex"><span class="katex-mathml">${formula}</span><span aria-hidden="true">y</span></span></p>`,
      `<p><span><span style="display:none">${formula}</span><img src="https://example.org/y.svg" aria-hidden="true" alt="y"></span></p>`,
    ]) {
      expect(html(text).replace(/<[^>]+>/g, '')).toBe('y');
    }
  });

  it('of SVG keep words and images, without the rest', () => {
    const svg =
      '<svg width="9"><style>a{}</style><title>Yield by plot</title><g><text x="0">Plot <tspan>seven</tspan></text><path d="M0"/>' +
      '<image href="https://example.org/a.png"/><script>x()</script></g></svg>';
    expect(
      html(`<p>A ${svg} B</p>`)
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' '),
    ).toBe('A Yield by plot Plot seven Picture (at example.org) B');
    expect(html('<p>A<svg><path d="M0"/></svg></p>')).toBe('<p>A</p>');
  });
});
