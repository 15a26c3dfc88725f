// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pageOf } from './cases/what-readers-see';

const html = (text: string) => pageOf(text).innerHTML;
const wordsOf = (text: string) => pageOf(text).textContent.replace(/\s+/g, ' ');

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

/** Returns an inline element with a style. */
const styled = (style: string, text: string, tag = 'span') => `<${tag} style="${style}">${text}</${tag}>`;

it.each([
  ['700', '<strong>dry</strong>'],
  ['600', '<strong>dry</strong>'],
  ['BOLD', '<strong>dry</strong>'],
  ['bolder !important', '<strong>dry</strong>'],
  ['500', 'dry'],
  ['normal', 'dry'],
  ['inherit', 'dry'],
])('the weight %s decides', (weight, shown) => {
  expect(html(`<p>A ${styled(`color:red; font-weight: ${weight};`, 'dry')} well</p>`)).toBe(
    `<p>A <span>${shown}</span> well</p>`,
  );
});

const BOLD = styled('font-weight:700', 'two');
const LETTER = '<p>One</p><ul><li><p>two</p></li></ul>';

it.each([
  [styled('font-weight:normal', `One ${BOLD}`, 'b'), 'One <span><strong>two</strong></span>'],
  [styled('font-weight:400', 'One', 'strong'), 'One'],
  [`${styled('font-style:normal', 'One', 'i')} ${styled('FONT-STYLE: normal', 'two', 'em')}`, 'One two'],
  [`<b>One ${styled('font-weight:400', 'two')}</b>`, '<strong>One </strong><span>two</span>'],
  [styled('font-style:italic', 'One'), '<span><em>One</em></span>'],
  [styled('font-style:oblique 10deg', 'One', 'font'), '<em>One</em>'],
  [styled('text-decoration: underline line-through', 'One'), '<span><del>One</del></span>'],
  [`m${styled('font-size:0.6em;vertical-align:super', '2')}`, 'm<span><sup>2</sup></span>'],
  [`H${styled('vertical-align:sub', '2')}O`, 'H<span><sub>2</sub></span>O'],
  [styled('font-weight:700', 'One', 'b'), '<b>One</b>'],
])('a line with %s', (text, shown) => expect(html(`<p>${text}</p>`)).toBe(`<p>${shown}</p>`));

it.each([
  [styled('font-weight:normal', LETTER, 'b'), LETTER],
  [styled('font:italic bold 12px/1.4 Arial', 'One', 'p'), '<p><strong><em>One</em></strong></p>'],
  [styled('font:12px Arial', 'One', 'p'), '<p>One</p>'],
  [styled('mso-bidi-font-weight:bold;mso-bidi-font-style:italic', 'One', 'p'), '<p>One</p>'],
  [
    styled('font-weight:bold', 'One <a href="/a">two</a> three<p>four</p>', 'div'),
    '<div><strong>One </strong><a href="/a"><strong>two</strong></a><strong> three</strong><p><strong>four</strong></p></div>',
  ],
  [styled('font-weight:bold', 'Two', 'h2'), '<h2 id="section-two">Two<'],
  [`<p>x</p>${styled('font-weight:bold', 'a\nb', 'pre')}`, '<code>a\nb</code>'],
  [`One ${BOLD} [three](/a)`, '<p>One <span><strong>two</strong></span> <a href="/a">three</a></p>'],
])('a block with %s', (text, shown) => expect(html(text)).toContain(shown));

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const EMPTY_SVG =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20300%20200'%3E%3C/svg%3E";
const TRUE = 'https://old.example.org/true.jpg';

/** Every address that a reader sees or follows. */
const addresses = (text: string) =>
  [...pageOf(text).querySelectorAll('img, a')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
const image = (attributes: string) => `<img ${attributes} alt="Scale">`;
const noscript = (src = TRUE) => `<noscript>${image(`src="${src}"`)}</noscript>`;
const LAZY = image(`src="${PIXEL}" data-src="${TRUE}"`);
const SMALL = 'https://old.example.org/s.jpg';

describe('the true address of a picture', () => {
  it.each([
    ['data-src', LAZY],
    ['data-lazy-src', image(`src="${EMPTY_SVG}" data-lazy-src="${TRUE}"`)],
    ['data-original', image(`src="/wp-content/grey.gif" data-original="${TRUE}"`)],
    ['a list of sizes', image(`src="${PIXEL}" data-srcset="${SMALL} 300w, ${TRUE} 1024w"`)],
    ['a list without blanks', image(`data-lazy-srcset="${SMALL} 1x,${TRUE} 2x"`)],
    ['sizes alone', image(`srcset="${SMALL} 300w, ${TRUE} 1024w"`)],
    ['sources', `<picture><source srcset="${TRUE}">${image(`src="${PIXEL}"`)}</picture>`],
    ['another element', `<amp-img src="${TRUE}" alt="Scale"></amp-img>`],
    ['noscript', image(`src="${PIXEL}"`) + noscript()],
    ['noscript alone', noscript()],
    ['both', LAZY + noscript()],
    ['both, of two sizes', `${image(`data-src="${TRUE}"`)} ${noscript(`${TRUE}?w=300`)}`],
    ['noscript first', noscript() + LAZY],
  ])('is in %s', (_, written) => {
    for (const text of [`<p>One.</p><p>${written}</p><p>Two.</p>`, `# One\n\n<div>${written}</div>\n\nTwo.`]) {
      expect(addresses(text).filter((url) => !url?.startsWith('#'))).toEqual([TRUE]);
      expect(pageOf(text).textContent).toContain('Scale (at old.example.org)');
    }
  });

  it('of the library shows the picture', () => {
    const shown = pageOf(`<p>${image(`src="${PIXEL}" data-src="/uploads/scale.webp"`)}</p>`).innerHTML;
    expect(shown).toContain('<img src="/uploads/scale.webp" alt="Scale"');
  });

  it.each([
    ['a setting', 'data-lazy="true" data-original="3"'],
    ['a script', 'data-src="javascript:alert(1)"'],
    ['a picture as data', `data-src="${PIXEL}"`],
  ])('is not %s', (_, attributes) => expect(addresses(`<p><img src="${TRUE}" ${attributes}></p>`)).toEqual([TRUE]));

  const VIDEO = 'https://www.youtube.com/embed/aaaaaaaaaaa';
  it.each([
    `<iframe src="about:blank" data-src="${VIDEO}" title="A day"></iframe>`,
    `<div></div><noscript><iframe src="about:blank" data-lazy-src="${VIDEO}" title="A day"></iframe></noscript>`,
  ])('of an embedded page or video counts too: %s', (frame) => {
    expect(addresses(`<p>Day</p>${frame}`)).toEqual([VIDEO]);
  });

  it.each([
    ['a placeholder', `<img src="${PIXEL}" alt="">`],
    ['a counter', '<img src="https://count.example.org/p" width="1" height="1" alt="">'],
    ['a hidden counter', '<noscript><img src="https://count.example.org/p" style="display:none"></noscript>'],
    ['a hidden page', '<noscript><iframe src="https://count.example.org" height="0" width="0"></iframe></noscript>'],
  ])('leaves nothing of %s', (_, written) => expect(pageOf(`<p>One${written}</p>`).innerHTML).toBe('<p>One</p>'));
});

const DATA = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk';
it.each([
  ['HTML', `<p><img src="${DATA}"></p>`],
  ['HTML with a file name', `<p><img src="${DATA}" alt="image001.png"></p>`],
  ['HTML with text', `<p><img src="${DATA}" alt="A well"></p>`, 'A well'],
  ['Markdown', `![](${DATA})`],
  ['Markdown with text', `![A well](${DATA})`, 'A well'],
  ['a reference', `![][image1]\n\n[image1]: <${DATA}>`],
  ['a reference with text', `![A well][image1]\n\n[image1]: ${DATA}`, 'A well'],
  ['MDX', `<Tldr>![](${DATA})</Tldr>`],
  ['JSON', JSON.stringify([{ type: 'image', image: { url: DATA } }])],
  ['a mail', '<p><img src="cid:image001.png@01D9"></p>'],
  ['a disk', '<p><img src="file:///C:/Users/a/field.png"></p>'],
  ['a folder', '![](images/field.png)'],
  ['a page', '![](/about)'],
])('a picture that no page can show leaves a note: %s', (_, text, note = 'Picture (not available)') => {
  expect(pageOf(text).querySelector('.missing-picture')?.textContent).toBe(note);
  expect(pageOf(text).querySelector('img, a')).toBeNull();
});
