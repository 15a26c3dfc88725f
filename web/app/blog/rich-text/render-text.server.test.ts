// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pageOf, whatReadersSee } from './cases/what-readers-see';
import { type ImageSources, createRenderContexts } from './render-context';
import { renderText } from './render-text.server';

const html = (text: string, sources?: ImageSources) => pageOf(text, sources).innerHTML;
const hrefs = (text: string) => [...pageOf(text).querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** A text in the JSON of the CMS. */
const json = (...nodes: object[]) => JSON.stringify(nodes);
const words = (text: string, marks = {}) => ({ type: 'text', text, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const link = (url: string, text = 'a') => ({ type: 'link', url, children: [words(text)] });

describe('lines of code', () => {
  const SQL = 'select village\nfrom wells\nwhere dry';
  const codeOf = (text: string) => pageOf(text).querySelector('pre code')?.textContent;

  it.each([
    '<p>Query</p><pre>select village<br>from <b>wells</b><br/>where dry</pre>',
    '<p>Query</p><pre><code class="language-sql">select village<br>from wells<br>where dry<br></code></pre>',
    '<p>Query</p><pre><div>select village</div><div><span>from</span> wells</div><div>where dry</div></pre>',
    '<p>Query</p><pre><ol><li>select village</li><li>from wells</li><li>where dry</li></ol></pre>',
    `\`\`\`sql\n${SQL}\n\`\`\``,
    json(paragraph(words('Query')), { type: 'code', language: 'sql', children: [words(SQL)] }),
  ])('stay lines: %s', (text) => expect(codeOf(text)?.trimEnd()).toBe(SQL));

  it('keep empty ones', () => {
    expect(codeOf('<p>Two</p><pre><div>one</div><div><br></div><div>three</div></pre>')).toBe('one\n\nthree');
  });

  it('are highlighted in a known language', () => {
    expect(html(`\`\`\`sql\n${SQL}\n\`\`\``)).toContain('<span class="hljs-keyword">select</span>');
    expect(html('```made-up\na < b\n```')).toContain('<pre tabindex="0"><code>a &lt; b</code></pre>');
  });
});

describe('links', () => {
  const WRITTEN = [
    'tel:+91 98450 00000',
    'Mailto: a@example.org?subject=a b',
    'www.example.org',
    'HTTPS://example.org',
  ];
  const COMPLETE = [
    'tel:+919845000000',
    'mailto:a@example.org?subject=a%20b',
    'https://www.example.org',
    'https://example.org',
  ];
  const inMarkdown = WRITTEN.map((url) => `[a](${url})`).join(' ');
  it.each([
    ['Markdown', inMarkdown],
    ['MDX', `<Tldr>${inMarkdown}</Tldr>`],
    ['HTML', `<p>${WRITTEN.map((url) => `<a href="${url}">a</a>`).join(' ')}</p>`],
    ['JSON', json(...WRITTEN.map((url) => link(url)))],
  ])('as people write them are complete: %s', (_, text) => expect(hrefs(text)).toEqual(COMPLETE));

  it('with blanks stay as they are in code', () => {
    const shown = html('`[a](tel:+91 98)`\n\n```\n[a](tel:+91 98)\n```\n\n[a](mailto:a@example.org "Write to us")');
    expect(shown.match(/tel:\+91 98/g)).toHaveLength(2);
    expect(shown).toContain('title="Write to us"');
  });

  it.each([
    ["[a](#whats-new-in-20)\n\n## What's new in 2.0?", '#section-what-s-new-in-2-0'],
    ["[a](#what-s-new-in-2-0)\n\n## What's new in 2.0?", '#section-what-s-new-in-2-0'],
    ['<p><a href="#annex-1">See</a></p><p><a name="annex-1"></a>Tables</p>', '#t1-annex-1'],
    ['[a](#own)\n\n<p id="own">x</p>', '#t1-own'],
    ['[second](#title-2)\n\n## Title\n\n## Title', '#section-title-2'],
  ])('to a place in the text lead to it: %s', (text, href) => {
    expect(hrefs(text)[0]).toBe(href);
    expect(pageOf(text).querySelector(`[id="${href.slice(1)}"]`)).not.toBeNull();
  });

  it.each([
    ['[x](https://example.org)', '<p><a href="https://example.org" rel="noopener">x</a></p>'],
    ['[x](/blogs)', '<p><a href="/blogs">x</a></p>'],
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['[x](JaVaScRiPt:alert(1))', '<p><a>x</a></p>'],
    ['[x](data:text/html,hi)', '<p><a>x</a></p>'],
    ['[x](vbscript:msgbox)', '<p><a>x</a></p>'],
    ['[x](//other.example/a)', '<p><a href="https://other.example/a" rel="noopener">x</a></p>'],
    ['[x](///other.example/a)', '<p><a>x</a></p>'],
    ['[x](mailto:a@b.example)', '<p><a href="mailto:a@b.example">x</a></p>'],
    ['[x](tel:+9180)', '<p><a href="tel:+9180">x</a></p>'],
    ['![x](data:image/png;base64,AAAA)', '<p><span class="missing-picture">x</span></p>'],
    ['![x](/hooks/cms)', '<p><span class="missing-picture">x</span></p>'],
    [json(link('javascript:alert(1)', 'x')), '<p><a>x</a></p>'],
  ])('are filtered: %s', (text, shown) => expect(html(text)).toBe(shown));

  const FRAME = '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A day"></iframe>';
  const FRAME_LINK = '[A day (at www.youtube.com)](https://www.youtube.com/embed/aaaaaaaaaaa)';
  it.each([
    [`<p>Day</p>${FRAME}<p>After</p>`, FRAME_LINK],
    [`# Day\n\n${FRAME}\n\nAfter`, FRAME_LINK],
    [
      '<p>Day</p><video controls><source src="https://example.org/day.mp4"></video><p>After</p>',
      '[Video (at example.org)](https://example.org/day.mp4)',
    ],
    [
      '<p>Day</p><audio src="https://example.org/day.mp3"></audio><p>After</p>',
      '[Sound (at example.org)](https://example.org/day.mp3)',
    ],
    [
      '<p>Day</p><object data="https://example.org/day.pdf"></object><p>After</p>',
      '[Embedded file (at example.org)](https://example.org/day.pdf)',
    ],
    [
      '<p>Day</p><embed src="//example.org/day.pdf"><p>After</p>',
      '[Embedded file (at example.org)](https://example.org/day.pdf)',
    ],
    ['<p>Day</p><video src="/uploads/day.mp4"></video><p>After</p>', '[Video](/uploads/day.mp4)'],
    ['# Day\n\n<iframe src="https://example.org">\n\nAfter', '<iframe src="https://example.org">'],
  ])('replace an embedded file, and an unclosed one hides nothing: %s', (text, shown) =>
    expect(whatReadersSee(text).slice(1)).toEqual([shown, 'After']),
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'java\nscript:alert(1)'])('never lead to the frame %j', (src) => {
    expect(html(`<p>Day</p><iframe src="${src}" title="A day"></iframe>`)).not.toMatch(/href|iframe|script/);
  });
});

const BLOCKS = 'address article aside center fieldset footer form header main nav label button';
it.each(BLOCKS.split(' '))('words in <%s> do not run together', (tag) => {
  const text = `<p>Now</p><${tag}>Season one</${tag}><${tag}>Season two</${tag}>`;
  expect(whatReadersSee(text)).toEqual(['Now', 'Season one', 'Season two']);
});

it.each([
  'یہ\n\nیہ پہلا پیراگراف ہے۔\n\n- KPI کی فہرست\n\n> دو\n\n## تین\n\nEnd',
  '<p>یہ پہلا پیراگراف ہے۔</p><ul><li>KPI کی فہرست</li></ul><blockquote><p>دو</p></blockquote><h2>تین</h2><p>End</p>',
])('text from right to left begins at the right: %s', (text) => {
  const elements = [...pageOf(text).querySelectorAll('p, ul, li, blockquote, h2')];
  expect(elements.length).toBeGreaterThan(5);
  for (const element of elements) {
    expect(element.getAttribute('dir'), element.outerHTML).toBe(element.textContent === 'End' ? 'ltr' : 'rtl');
  }
  expect(html('<table><tr><td>یہ</td><td>120</td></tr></table>')).toContain('<td>120</td>');
  expect(html('<p>Left to right</p>')).toBe('<p>Left to right</p>');
});

describe('markdown', () => {
  it('supports GitHub Flavored Markdown: scrolling tables, tasks, strikethrough, footnotes', () => {
    const shown = html('| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n~~old~~ [^1]\n\n[^1]: Note');
    expect(shown).toContain('<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>');
    expect(shown).toContain('<td class="align-right">2</td>');
    expect(shown).toContain('<input type="checkbox" disabled="" aria-label="Done" checked=""> done');
    expect(shown).toContain('<input type="checkbox" disabled="" aria-label="To do"> open');
    expect(shown).toContain('<del>old</del>');
    expect(shown).toContain('<a href="#t1-fn-1" id="t1-fnref-1"');
    expect(shown).toContain('<li id="t1-fn-1">');
    expect(shown).toContain('href="#t1-fnref-1"');
  });

  it('renders an empty header cell as a data cell', () => {
    expect(html('|  | A |\n| - | - |\n| 1 | 2 |')).toMatch(/<td><\/td>\s*<th>A<\/th>/);
  });

  it('keeps names with a hyphen and ranges of years on one line, outside code and URLs', () => {
    const shown = html(
      'Ask **Drive-R** by e-mail: `Surve-R` https://example.org/Surve-R\n\n| Year |\n| - |\n| 2017-18 |',
    );
    const unbroken = [...shown.matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, name]) => name);
    expect(unbroken).toEqual(['Drive-R', 'e-mail', '2017-18']);
    expect(shown).toContain('<td class="unbroken">');
  });

  it('gives the tables of an article unique names, or their captions', () => {
    const nextContext = createRenderContexts();
    const table = '| A |\n| - |\n| 1 |';
    const captioned = '<table><caption>Where it went</caption><tr><th scope="row">A</th></tr></table>';
    const shown = [`${table}\n\ntext\n\n${table}`, table, captioned].map(
      (text) => renderText(text, nextContext()).html,
    );
    const labels = [...shown.join('').matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toEqual(['Table', 'Table 2', 'Table 3', 'Where it went']);
    expect(shown[2]).toContain('<figcaption>Where it went</figcaption>');
    expect(shown[2]).not.toContain('<caption>');
  });

  it('lowers headings below the title of the article and gives them ids, in any script', () => {
    const text = '# One\n\n## Two `x`\n\n## Two `x`\n\n###### Six\n\n## सहमति और बच्चे\n\n## ???';
    const { html: shown, headings } = renderText(text, createRenderContexts()());
    expect(headings.map(({ level, id }) => `${level} ${id}`)).toEqual([
      '2 section-one',
      '3 section-two-x',
      '3 section-two-x-2',
      '6 section-six',
      '3 section-सहमति-और-बच्चे',
      '3 section-part',
    ]);
    expect(shown).toContain('<h2 id="section-one">One<a class="heading-anchor" href="#section-one"');
    expect(shown).not.toContain('<h1');
  });

  it('has no sign of a heading in a link around it', () => {
    expect(html('<a href="/contact"><h3>Card</h3></a>')).toBe('<a href="/contact"><h3 id="section-card">Card</h3></a>');
  });
});

describe('an image', () => {
  const image = (text: string, sources?: ImageSources) => pageOf(text, sources).querySelector('img')!;

  it('alone in a paragraph is a figure', () => {
    const shown = html('![Alt](/uploads/a.webp "The caption")');
    expect(shown).toMatch(/^<figure><img src="\/uploads\/a\.webp" alt="Alt" .*<figcaption>The caption<\/figcaption>/);
    expect(shown).toContain('loading="lazy" decoding="async" referrerpolicy="no-referrer"');
  });

  it.each([
    ['large_a_1', '/uploads/small_a_1.webp 500w, /uploads/medium_a_1.webp 750w, /uploads/large_a_1.webp 1000w'],
    ['small_a_1', null],
    ['../elsewhere/large_a_1', null],
  ])('of the size %s has the smaller sizes of the CMS', (name, srcset) => {
    expect(image(`![Alt](/uploads/${name}.webp)`).getAttribute('srcset')).toBe(srcset);
  });

  it.each([
    ['![Alt](/uploads/medium_a_1.webp)', '1200', '800'],
    ['![Alt](/uploads/a_1.webp)', '1200', '800', '/uploads/medium_a_1.webp 750w, /uploads/a_1.webp 1200w'],
    ['<p><img src="/uploads/a_1.webp" alt="A" width="60" height="40"> x</p>', '60', '40'],
    ['![Alt](/uploads/b.webp)', null, null],
  ])('has the dimensions and sizes of the media library: %s', (text, width, height, srcset?: string) => {
    const medium = { url: '/uploads/medium_a_1.webp', width: 750 };
    const library = [{ url: '/uploads/a_1.webp', width: 1200, height: 800, formats: { medium } }];
    const shown = image(text, { library });
    expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual([width, height]);
    if (srcset) expect(shown.getAttribute('srcset')).toBe(srcset);
  });

  it.each([
    ['![tiny.jpg](/uploads/a_1.webp)', 'Two women at a well'],
    ['<p><img src="/uploads/a_1.webp" alt="My holiday 2.PNG"> x</p>', 'Two women at a well'],
    ['<ThemedImage light="/uploads/a_1.webp" dark="/uploads/a_1.webp" alt="light.svg" />', 'Two women at a well'],
    ['![tiny.jpg](/uploads/b_1.webp)', ''],
    ['![tiny.jpg](/uploads/unknown.webp)', ''],
    ['![decorative](/uploads/a_1.webp)', ''],
    ['![A well](/uploads/a_1.webp)', 'A well'],
    ['![How to write a .png file](/uploads/a_1.webp)', 'How to write a .png file'],
  ])('has no file name as alternative text: %s', (text, alt) => {
    const library = [
      { url: '/uploads/a_1.webp', alternativeText: 'Two women at a well' },
      { url: '/uploads/b_1.webp', alternativeText: 'b.webp' },
    ];
    expect(image(text, { library }).getAttribute('alt')).toBe(alt);
  });

  it('of another host is a link, unless that host is configured', () => {
    const text = '![Chart](http://pictures.example/a.png)';
    const name = 'Chart (at pictures.example)';
    expect(whatReadersSee(text)).toEqual([`[${name}](http://pictures.example/a.png)`]);
    expect(whatReadersSee(`[${text}](https://elsewhere.example)`)).toEqual([`[${name}](https://elsewhere.example)`]);
    const sources = { cms: 'http://cms.example:1337', hosts: ['pictures.example'] };
    expect(image(text, sources).getAttribute('src')).toBe('https://pictures.example/a.png');
    const ofCms = '![Chart](http://cms.example:1337/uploads/a.png)';
    expect(image(ofCms, sources).getAttribute('src')).toBe('/uploads/a.png');
  });
});

describe('mdx', () => {
  it('renders the four custom tags, nested', () => {
    const shown = html(
      [
        '<Tldr>\n\nShort **words**\n\n</Tldr>\n',
        '<Tabs>\n<TabItem value="a" label="First">\n\n<Admonition type="warning" title="Mind">\n\n- a list\n\n</Admonition>\n\n</TabItem>',
        '<TabItem value="b" default>\n\n<Tabs><TabItem label="Deep">deep</TabItem></Tabs>\n\n</TabItem>\n</Tabs>\n',
        "<ThemedImage alt=\"Chart\" sources={{ light: '/uploads/l.webp', dark: '/uploads/d.webp' }} />",
      ].join('\n'),
    );
    expect(shown).toContain('<aside class="tldr" aria-label="In short"><p class="tldr-label">In short</p>');
    expect(shown).toMatch(
      /<details class="tab" name="t1-tabs-2"><summary>First<\/summary>.*data-kind="warning".*<li>a list<\/li>/s,
    );
    expect(shown).toMatch(/<details class="tab" open="" name="t1-tabs-2"><summary>b<\/summary>/);
    expect(shown).toMatch(/name="t1-tabs-1"><summary>Deep/);
    expect(shown).toContain('<img src="/uploads/l.webp" alt="Chart"');
  });

  it.each([
    [`{ light: '/uploads/l.webp', dark: '/uploads/d.webp' }`, '/uploads/l.webp'],
    [`{ dark: '/uploads/d.webp' }`, '/uploads/d.webp'],
  ])('for a ThemedImage with the sources %s shows only %s', (sources, src) => {
    expect(html(`<ThemedImage alt="Chart" sources={${sources}} />`).match(/\/uploads\/\w\.webp/g)).toEqual([src]);
  });

  it.each([
    ['the first without a default', ''],
    ['one of several defaults', ' default'],
  ])('opens one tab: %s', (_, attribute) => {
    const tab = `<TabItem label="a"${attribute}>x</TabItem>\n`;
    const tabs = [...pageOf(`<Tabs>\n${tab}${tab}</Tabs>`).querySelectorAll('details')];
    expect(tabs.map(({ open }) => open)).toEqual([true, false]);
  });

  it.each([...['note', 'info', 'warning', 'caution', 'tip'].map((type) => [type, type]), ['constructor', 'note']])(
    'renders an admonition of type %s as %s',
    (type, kind) => {
      expect(html(`<Admonition type="${type}">x</Admonition>`)).toContain(`data-kind="${kind}"`);
    },
  );

  it('shows the source of unknown tags around their content', () => {
    const text = 'import Chart from "./chart"\n\n<Chart kind="bar" data={rows} />\n\n<Box>\n\nin **it**\n\n</Box>';
    expect(html(text)).toBe(
      '<code>&lt;Chart kind="bar" data={rows} /&gt;</code>\n' +
        '<code>&lt;Box&gt;</code>\n<p>in <strong>it</strong></p>\n<code>&lt;/Box&gt;</code>',
    );
  });

  it('evaluates nothing: drops imports and exports, shows the source of expressions', () => {
    const global = globalThis as { ran?: boolean };
    const shown = html(
      "import x from './x'\nexport const y = (globalThis.ran = true)\n\n" +
        "<Tldr>a {globalThis.ran = true} b {'text'} {7}{/* note */}</Tldr>\n\n" +
        '{globalThis.ran = true}\n\n<Tldr {...(globalThis.ran = true)}>z</Tldr>',
    );
    expect(global.ran).toBeUndefined();
    expect(shown).toContain('a {globalThis.ran = true} b text 7');
    expect(shown).not.toMatch(/import|export|note \*/);
  });
});

describe('JSON rich text', () => {
  const item = (...children: object[]) => ({ type: 'list-item', children });
  const column = (...children: object[]) => ({ type: 'column', children });
  const marks = { bold: true, italic: true, code: true, underline: true, strikethrough: true };
  const photo = { url: '/uploads/a.webp', alternativeText: 'A', caption: 'C', width: 4, height: 2 };

  it.each([
    ['a heading', [{ type: 'heading', level: 3, children: [words('A')] }], '<h3 id="section-a">A'],
    [
      'links and marks',
      [paragraph(words('a '), words('b', marks), link('https://example.org', 'c'))],
      '<p>a <del><u><em><strong><code>b</code></strong></em></u></del><a href="https://example.org" rel="noopener">c</a></p>',
    ],
    [
      'nested lists',
      [
        {
          type: 'list',
          format: 'ordered',
          children: [item(words('1')), { type: 'list', format: 'unordered', children: [item(words('a'))] }],
        },
      ],
      '<ol><li>1<ul><li>a</li></ul></li></ol>',
    ],
    ['quotes', [{ type: 'quote', children: [words('q')] }], '<blockquote><p>q</p></blockquote>'],
    ['code', [{ type: 'code', language: 'json', children: [words('{"a":1}')] }], 'hljs-attr'],
    ['an image', [{ type: 'image', image: photo }], '<img src="/uploads/a.webp" alt="A" width="4" height="2"'],
    ['a caption', [{ type: 'image', image: photo }], '<figcaption>C</figcaption>'],
    ['line breaks', [paragraph(words('one\ntwo'))], 'one<br>two'],
    [
      'children of unknown and malformed nodes',
      [{ type: 'callout', children: [words('kept')] }, { type: 'paragraph', children: 'no' }, { type: 'list' }],
      '<p>kept</p><ul></ul>',
    ],
    [
      'links in the line of an unknown block',
      [{ type: 'callout', children: [words('a '), link('/b', 'b')] }],
      '<p>a <a href="/b">b</a></p>',
    ],
    [
      'unknown blocks apart',
      [{ type: 'columns', children: [column(words('c')), column(words('d', { bold: true }), words(' e'))] }],
      '<p>c</p><p><strong>d</strong> e</p>',
    ],
    [
      'unknown parts of a line',
      [paragraph(words('f '), { type: 'mention', children: [{ type: 'name', children: [words('g')] }] })],
      '<p>f g</p>',
    ],
  ])('has %s', (_, nodes, shown) => expect(html(json(...nodes))).toContain(shown));

  it('has what other editors call otherwise', () => {
    const content = (type: string, ...children: object[]) => ({ type, content: children });
    const linked = words('b', { marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/b' } }] });
    const lines = ['d', 'e'].map((text) => content('listItem', content('paragraph', words(text))));
    const doc = content(
      'doc',
      { ...content('heading', words('A')), attrs: { level: 3 } },
      content('paragraph', linked, { type: 'hardBreak' }, words('c', { marks: [{ type: 'strike' }] })),
      content('orderedList', ...lines),
      content('blockquote', content('paragraph', words('f'))),
      { ...content('codeBlock', words('select 1')), attrs: { language: 'sql' } },
      { type: 'horizontalRule' },
      { type: 'image', attrs: { src: '/uploads/g.webp', alt: 'G' } },
      { type: 'youtube', attrs: { src: 'https://www.youtube.com/embed/aaaaaaaaaaa' } },
      { type: 'paragraph', data: { text: 'h' } },
    );
    const text = JSON.stringify(doc);
    expect(whatReadersSee(text)).toEqual([
      ...['h3 A', '[<strong>b</>](/b) / <del>c</>', 'd', 'e', 'quote f', 'pre <code>select 1</>'],
      ...[
        '![G](/uploads/g.webp)',
        '[Embedded page (at www.youtube.com)](https://www.youtube.com/embed/aaaaaaaaaaa)',
        'h',
      ],
    ]);
    expect(html(text)).toMatch(/<ol><li><p>d.*hljs-keyword.*<hr>/);
  });
});

describe('plain text', () => {
  it.each([
    ['One <two> & three\nnext line\n\nSecond', '<p>One &lt;two&gt; &amp; three<br>next line</p><p>Second</p>'],
    ['[{"type":"paragraph","children":[{"text":"cut of', '<p>[{"type":"paragraph","children":[{"text":"cut of</p>'],
  ])('keeps paragraphs, lines and every character, of broken JSON too: %j', (text, shown) => {
    expect(html(text)).toBe(shown);
  });
});
