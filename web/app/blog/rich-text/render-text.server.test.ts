// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderText } from './render-text.server';
import { createRenderContexts } from './render-context';

/** Parses and serializes HTML like a browser. */
function serializeHtml(html: string): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.innerHTML;
}

const html = (text: string) => serializeHtml(renderText(text, createRenderContexts()()).html);

describe('lines of code', () => {
  const codeOf = (text: string) => {
    const page = document.createElement('div');
    page.innerHTML = html(text);
    return page.querySelector('pre code')?.textContent;
  };
  it.each([
    ['<p>Query</p><pre>select village<br>from <b>wells</b><br/>where dry</pre>'],
    ['<p>Query</p><pre><code class="language-sql">select village<br>from wells<br>where dry<br></code></pre>'],
    ['<p>Query</p><pre><div>select village</div><div><span>from</span> wells</div><div>where dry</div></pre>'],
    ['<p>Query</p><pre><ol><li>select village</li><li>from wells</li><li>where dry</li></ol></pre>'],
    ['```sql\nselect village\nfrom wells\nwhere dry\n```'],
    [
      JSON.stringify([
        { type: 'paragraph', children: [{ type: 'text', text: 'Query' }] },
        { type: 'code', language: 'sql', children: [{ type: 'text', text: 'select village\nfrom wells\nwhere dry' }] },
      ]),
    ],
  ])('stay lines: %s', (text) => {
    expect(codeOf(text)?.trimEnd()).toBe('select village\nfrom wells\nwhere dry');
  });

  it('keep empty ones', () => {
    expect(codeOf('<p>Two</p><pre><div>one</div><div><br></div><div>three</div></pre>')).toBe('one\n\nthree');
  });
});

describe('what other systems write', () => {
  it.each([
    ['Markdown', '[the report](Https://example.org/report) and [us](Mailto:us@example.org)'],
    ['HTML', '<p><a href="HTTPS://example.org/report">the report</a> and <a href=" mailTo:us@example.org">us</a></p>'],
    [
      'JSON',
      JSON.stringify([
        {
          type: 'paragraph',
          children: [
            { type: 'link', url: 'Https://example.org/report', children: [{ type: 'text', text: 'the report' }] },
            { type: 'link', url: 'Mailto:us@example.org', children: [{ type: 'text', text: 'us' }] },
          ],
        },
      ]),
    ],
  ])('links with a scheme in capitals lead on: %s', (_, text) => {
    const links = [...html(text).matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
    expect(links).toEqual(['https://example.org/report', 'mailto:us@example.org']);
  });

  it.each([
    ['Markdown', '[a](tel:+91 98450 00000) [b](mailto:a@example.org?subject=a b) [c](www.example.org)'],
    ['MDX', '<Tldr>[a](tel:+91 98450 00000) [b](mailto:a@example.org?subject=a b) [c](//www.example.org)</Tldr>'],
    [
      'HTML',
      '<p><a href="tel:+91 98450 00000">a</a> <a href="mailto: a@example.org?subject=a b">b</a> <a href="www.example.org">c</a></p>',
    ],
    [
      'JSON',
      JSON.stringify(
        ['tel:+91 98450 00000', 'mailto:a@example.org?subject=a b', 'www.example.org'].map((url) => ({
          type: 'link',
          ...{ url, children: [{ type: 'text', text: 'a' }] },
        })),
      ),
    ],
  ])('addresses as people write them are complete: %s', (_, text) => {
    const links = [...html(text).matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
    expect(links).toEqual(['tel:+919845000000', 'mailto:a@example.org?subject=a%20b', 'https://www.example.org']);
  });

  it('an address with blanks in code stays as it is', () => {
    const shown = html(
      '# Code\n\n`[a](tel:+91 98)`\n\n```\n[a](tel:+91 98)\n```\n\n[a](mailto:a@example.org "Write to us")',
    );
    expect(shown.match(/tel:\+91 98/g)).toHaveLength(2);
    expect(shown).toContain('title="Write to us"');
  });

  it.each([
    'address',
    'article',
    'aside',
    'center',
    'fieldset',
    'footer',
    'form',
    'header',
    'main',
    'nav',
    'label',
    'button',
  ])('words in <%s> do not run together', (tag) => {
    expect(html(`<p>Now</p><${tag}>Season one</${tag}><${tag}>Season two</${tag}>`)).toContain(
      '<div>Season one</div><div>Season two</div>',
    );
  });

  it.each([
    ["## What's new in 2.0?\n\n[News](#whats-new-in-20)", 'section-whats-new-in-2-0'],
    ["## What's new in 2.0?\n\n[News](#what-s-new-in-2-0)", 'section-whats-new-in-2-0'],
    ['<h2>Annex</h2><p><a href="#annex-1">See</a></p><p><a name="annex-1"></a>Tables</p>', 't1-annex-1'],
    ['## Title\n\n## Title\n\n[second](#title-2)', 'section-title-2'],
  ])('a link to a place in the text finds it: %s', (text, id) => {
    const page = document.createElement('div');
    page.innerHTML = html(text);
    const href = page.querySelector('a:not(.heading-anchor)')?.getAttribute('href');
    expect(href?.replaceAll(/[^a-z0-9]/g, '')).toBe(id.replaceAll(/[^a-z0-9]/g, ''));
    expect(page.querySelector(`[id="${href?.slice(1)}"]`), href ?? '').not.toBeNull();
  });

  it.each([
    [
      '<p>Day</p><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A day"></iframe>',
      'A day (at www.youtube.com)',
    ],
    ['<p>Day</p><video controls><source src="https://example.org/day.mp4"></video>', 'Video (at example.org)'],
    ['<p>Day</p><audio src="https://example.org/day.mp3"></audio>', 'Sound (at example.org)'],
    ['<p>Day</p><object data="https://example.org/day.pdf"></object>', 'Embedded file (at example.org)'],
    ['<p>Day</p><embed src="//example.org/day.pdf">', 'Embedded file (at example.org)'],
    ['<p>Day</p><video src="/uploads/day.mp4"></video>', 'Video'],
  ])('an embedded file is a link: %s', (text, name) => {
    const page = document.createElement('div');
    page.innerHTML = html(text);
    expect(page.querySelector('a')?.textContent).toBe(name);
    expect(page.querySelector('a')?.getAttribute('href')).toMatch(/^(https:\/\/|\/uploads)/);
  });

  it('an embedded page in Markdown is a link, and an unclosed one hides nothing', () => {
    const frame = '<iframe width="560" src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A day"></iframe>';
    expect(html(`# Day\n\n${frame}\n\nAfter`)).toMatch(/>A day \(at www\.youtube\.com\)<\/a><\/p>\s*<p>After<\/p>$/);
    expect(html('# Day\n\n<iframe src="https://example.org">\n\nAfter')).toContain('<p>After</p>');
  });

  it.each([
    ['Markdown', 'یہ\n\nیہ پہلا پیراگراف ہے۔\n\n- KPI کی فہرست\n\n> دو\n\n## تین\n\nEnd'],
    [
      'HTML',
      '<p>یہ پہلا پیراگراف ہے۔</p><ul><li>KPI کی فہرست</li></ul><blockquote><p>دو</p></blockquote><h2>تین</h2><p>End</p>',
    ],
  ])('text from right to left begins at the right: %s', (_, text) => {
    const page = document.createElement('div');
    page.innerHTML = html(text);
    for (const element of page.querySelectorAll('p, ul, li, blockquote, h2')) {
      const dir = element.textContent === 'End' ? 'ltr' : 'rtl';
      expect(element.getAttribute('dir'), element.outerHTML).toBe(dir);
    }
    expect(page.querySelectorAll('[dir]').length).toBeGreaterThan(5);
    expect(html('<table><tr><td>یہ</td><td>120</td></tr></table>')).toContain('<td>120</td>');
    expect(html('<p>Left to right</p>')).toBe('<p>Left to right</p>');
  });

  it('a script address in an embedded file is no link', () => {
    for (const src of ['javascript:alert(1)', 'data:text/html,x', 'java\nscript:alert(1)']) {
      expect(html(`<p>Day</p><iframe src="${src}" title="A day"></iframe>`)).not.toMatch(/href|iframe|script/);
    }
  });

  it('JSON of other editors has its text', () => {
    const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Twelve mm.' }] }] };
    expect(html(JSON.stringify(doc))).toBe('<p>Twelve mm.</p>');
  });
});

describe('markdown', () => {
  it('supports GitHub Flavored Markdown: scrolling tables, tasks, strikethrough, footnotes', () => {
    const shown = html('| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n~~old~~ [^1]\n\n[^1]: Note');
    expect(shown).toContain('<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>');
    expect(shown).toContain('<td class="align-right">2</td>');
    expect(shown).toMatch(/<input type="checkbox" disabled="" aria-label="Done" checked=""> done/);
    expect(shown).toMatch(/<input type="checkbox" disabled="" aria-label="To do"> open/);
    expect(shown).toContain('<del>old</del>');
    expect(shown).toContain('<a href="#t1-fn-1" id="t1-fnref-1"');
    expect(shown).toContain('<li id="t1-fn-1">');
    expect(shown).toContain('href="#t1-fnref-1"');
  });

  it('renders an empty header cell as a data cell', () => {
    const { html: shown } = renderText('|  | A |\n| - | - |\n| 1 | 2 |', createRenderContexts()());
    expect(shown).toMatch(/<td><\/td>\s*<th>A<\/th>/);
  });

  it('keeps names with a hyphen on one line, outside code and URLs', () => {
    const shown = html('Ask **Drive-R** by e-mail: `Surve-R` https://example.org/Surve-R');
    expect(shown).toContain(
      'Ask <strong><span class="unbroken">Drive-R</span></strong> by <span class="unbroken">e-mail</span>:',
    );
    expect(shown).toContain('<code>Surve-R</code>');
    expect(shown).toContain('>https://example.org/Surve-R</a>');
  });

  it('gives the tables of an article unique names', () => {
    const nextContext = createRenderContexts();
    const table = '| A |\n| - |\n| 1 |';
    const shown = [renderText(`${table}\n\ntext\n\n${table}`, nextContext()), renderText(table, nextContext())];
    const labels = shown.flatMap(({ html }) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label));
    expect(labels).toEqual(['Table', 'Table 2', 'Table 3']);
  });

  it('keeps HTML', () => {
    expect(html('Press <kbd>Enter</kbd>\n\n<details><summary>More</summary>\n\n**Inside**\n\n</details>')).toContain(
      '<details><summary>More</summary>\n<p><strong>Inside</strong></p>\n</details>',
    );
  });

  it('lowers headings below the title of the article and gives them ids', () => {
    const { html: shown, headings } = renderText(
      '# One\n\n## Two `x`\n\n## Two `x`\n\n###### Six',
      createRenderContexts()(),
    );
    expect(headings.map(({ level, id }) => `${level} ${id}`)).toEqual([
      '2 section-one',
      '3 section-two-x',
      '3 section-two-x-2',
      '6 section-six',
    ]);
    expect(shown).toContain('<h2 id="section-one">One<a class="heading-anchor" href="#section-one"');
    expect(shown).not.toContain('<h1');
  });

  it('derives heading ids from text in other scripts', () => {
    expect(renderText('## सहमति और बच्चे', createRenderContexts()()).headings[0]?.id).toBe('section-सहमति-और-बच्चे');
    expect(renderText('## ???', createRenderContexts()()).headings[0]?.id).toBe('section-part');
  });

  it('resolves links to its own headings and ids', () => {
    expect(html('[go](#two-words) [in](#own)\n\n## Two words\n\n<p id="own">x</p>')).toMatch(
      /href="#section-two-words">go<\/a> <a href="#t1-own">in.*<p id="t1-own">/s,
    );
  });

  it('renders an image alone in a paragraph as a figure', () => {
    expect(html('![Alt](/uploads/a.webp "The caption")')).toBe(
      '<figure><img src="/uploads/a.webp" alt="Alt" title="The caption" loading="lazy" decoding="async" referrerpolicy="no-referrer"><figcaption>The caption</figcaption></figure>',
    );
  });

  it('adds the smaller CMS sizes when a text uses the largest', () => {
    const shown = html('![Alt](/uploads/large_a_1.webp)');
    expect(shown).toContain('src="/uploads/large_a_1.webp"');
    expect(shown).toContain(
      'srcset="/uploads/small_a_1.webp 500w, /uploads/medium_a_1.webp 750w, /uploads/large_a_1.webp 1000w"',
    );
    expect(html('![Alt](/uploads/small_a_1.webp)')).not.toContain('srcset');
    expect(html('![Alt](/elsewhere/large_a_1.webp)')).not.toContain('srcset');
  });

  it('sets dimensions and sizes of an image in the media library', () => {
    const medium = { url: '/uploads/medium_a_1.webp', width: 750 };
    const library = [{ url: '/uploads/a_1.webp', width: 1200, height: 800, formats: { medium } }];
    const render = (given: string) => serializeHtml(renderText(given, createRenderContexts({ library })()).html);
    const dimensions = 'width="1200" height="800"';
    const sizes = 'srcset="/uploads/medium_a_1.webp 750w, /uploads/a_1.webp 1200w"';
    expect(render('![Alt](/uploads/medium_a_1.webp)')).toContain(dimensions);
    expect(render('![Alt](/uploads/a_1.webp)')).toContain(sizes);
    const given = render('<p><img src="/uploads/a_1.webp" alt="A" width="60" height="40"> x</p>');
    expect(given).toContain('width="60" height="40"');
    expect(given).not.toContain(dimensions);
    expect(render('![Alt](/uploads/b.webp)')).not.toContain('width');
  });

  it('replaces a file name as alternative text by the text of the media library, or none', () => {
    const library = [
      { url: '/uploads/a_1.webp', alternativeText: 'Two women at a well' },
      { url: '/uploads/b_1.webp', alternativeText: 'b.webp' },
    ];
    const render = (given: string) => serializeHtml(renderText(given, createRenderContexts({ library })()).html);
    expect(render('![tiny.jpg](/uploads/a_1.webp)')).toContain('alt="Two women at a well"');
    expect(render('<p><img src="/uploads/a_1.webp" alt="My holiday 2.PNG"> x</p>')).toContain(
      'alt="Two women at a well"',
    );
    expect(render('![tiny.jpg](/uploads/b_1.webp)')).toContain('alt=""');
    expect(render('![tiny.jpg](/uploads/unknown.webp)')).toContain('alt=""');
    expect(render('![A well](/uploads/a_1.webp)')).toContain('alt="A well"');
    expect(render('![decorative](/uploads/a_1.webp)')).toContain('alt=""');
    expect(render('![How to write a .png file](/uploads/a_1.webp)')).toContain('alt="How to write a .png file"');
    expect(render('<ThemedImage light="/uploads/a_1.webp" dark="/uploads/a_1.webp" alt="light.svg" />')).toContain(
      'alt="Two women at a well"',
    );
  });

  it('renders an image of another host as a link, unless that host is configured', () => {
    const text = '![Chart](http://pictures.example/a.png)';
    expect(html(text)).toBe(
      '<p><a class="outside-picture" href="http://pictures.example/a.png" rel="noopener">Chart (at pictures.example)</a></p>',
    );
    const sources = { cms: 'http://cms.example:1337', hosts: ['pictures.example'] };
    const render = (given: string) => serializeHtml(renderText(given, createRenderContexts(sources)()).html);
    expect(render(text)).toContain('<img src="https://pictures.example/a.png" alt="Chart"');
    expect(render('![Chart](http://cms.example:1337/uploads/a.png)')).toContain(
      '<img src="/uploads/a.png" alt="Chart"',
    );
    expect(html(`[${text}](https://elsewhere.example)`)).toBe(
      '<p><a href="https://elsewhere.example" rel="noopener">Chart (at pictures.example)</a></p>',
    );
  });

  it('has no sign of a heading in a link around it', () => {
    expect(html('<a href="/contact"><h3>Card</h3></a>')).toBe('<a href="/contact"><h3 id="section-card">Card</h3></a>');
  });

  it('sets rel on external links only', () => {
    expect(html('[a](https://example.org) [b](/blogs)')).toBe(
      '<p><a href="https://example.org" rel="noopener">a</a> <a href="/blogs">b</a></p>',
    );
  });

  it.each([
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
  ])('filters URLs: %s', (text, shown) => {
    expect(html(text)).toBe(shown);
  });

  it('highlights code of known languages and wraps the rest', () => {
    expect(html('```sql\nselect 1\n```')).toContain('<span class="hljs-keyword">select</span>');
    expect(html('```made-up\na < b\n```')).toContain('<pre tabindex="0"><code>a &lt; b</code></pre>');
  });
});

describe('html', () => {
  it('is parsed like in a browser', () => {
    expect(html('<p>One<p>Two <b>bold<i>both</b>italic</i>')).toBe(
      '<p>One</p><p>Two <b>bold<i>both</i></b><i>italic</i></p>',
    );
  });

  it('keeps captions of tables and figures', () => {
    const shown = html('<table><caption>Where it went</caption><tr><th scope="row">A</th></tr></table>');
    expect(shown).toContain('aria-label="Where it went"');
    expect(shown).toContain('<figcaption>Where it went</figcaption>');
    expect(shown).not.toContain('<caption>');
  });

  it('keeps a range of years in a cell on one line', () => {
    expect(html('| Year |\n| --: |\n| 2017-18 |')).toContain(
      '<td class="align-right unbroken"><span class="unbroken">2017-18</span></td>',
    );
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
    const shown = html(`<ThemedImage alt="Chart" sources={${sources}} />`);
    expect(shown.match(/\/uploads\/\w\.webp/g)).toEqual([src]);
    expect(shown).not.toContain('<picture');
  });

  it('opens the first tab without a default, and one tab with several defaults', () => {
    const open = (text: string) =>
      [...html(text).matchAll(/<details class="tab"( open="")?/g)].map(([, is]) => Boolean(is));
    expect(open('<Tabs>\n<TabItem label="a">x</TabItem>\n<TabItem label="b">y</TabItem>\n</Tabs>')).toEqual([
      true,
      false,
    ]);
    expect(
      open('<Tabs>\n<TabItem label="a" default>x</TabItem>\n<TabItem label="b" default>y</TabItem>\n</Tabs>'),
    ).toEqual([true, false]);
  });

  it.each(['note', 'info', 'warning', 'caution', 'tip'])('renders an admonition of type %s', (type) => {
    expect(html(`<Admonition type="${type}">x</Admonition>`)).toContain(`data-kind="${type}"`);
  });

  it('renders an admonition of another type as a note', () => {
    expect(html('<Admonition type="constructor">x</Admonition>')).toContain('data-kind="note" aria-label="Note"');
  });

  it('shows the source of unknown tags around their content', () => {
    expect(
      html('import Chart from "./chart"\n\n<Chart kind="bar" data={rows} />\n\n<Box>\n\nin **it**\n\n</Box>'),
    ).toBe(
      '<code>&lt;Chart kind="bar" data={rows} /&gt;</code>\n<code>&lt;Box&gt;</code>\n<p>in <strong>it</strong></p>\n<code>&lt;/Box&gt;</code>',
    );
  });

  it('evaluates nothing: drops imports and exports, shows the source of expressions', () => {
    (globalThis as Record<string, unknown>).ran = false;
    const shown = html(
      "import x from './x'\nexport const y = (globalThis.ran = true)\n\n<Tldr>a {globalThis.ran = true} b {'text'} {7}{/* note */}</Tldr>\n\n{globalThis.ran = true}\n\n<Tldr {...(globalThis.ran = true)}>z</Tldr>",
    );
    expect((globalThis as Record<string, unknown>).ran).toBe(false);
    expect(shown).toContain('a {globalThis.ran = true} b text 7');
    expect(shown).not.toMatch(/import|export|note \*/);
  });

  describe('that is malformed', () => {
    beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

    it('is parsed as markdown', () => {
      expect(html('<Tldr>\n\nFewer than <5 of **us** {\n\n</Tldr>')).toContain('<strong>us</strong>');
    });
  });
});

describe('JSON rich text', () => {
  const json = (...nodes: object[]) => html(JSON.stringify(nodes));
  const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks });

  it('has paragraphs, headings by level, links and marks', () => {
    expect(
      json(
        { type: 'heading', level: 3, children: [text('Title')] },
        {
          type: 'paragraph',
          children: [
            text('a '),
            text('b', { bold: true, italic: true, code: true, underline: true, strikethrough: true }),
            { type: 'link', url: 'https://example.org', children: [text('c')] },
          ],
        },
      ),
    ).toMatch(
      /^<h3 id="section-title">Title.*<\/h3><p>a <del><u><em><strong><code>b<\/code><\/strong><\/em><\/u><\/del><a href="https:\/\/example.org" rel="noopener">c<\/a><\/p>$/,
    );
  });

  it('has lists of both kinds, nested', () => {
    const item = (...children: object[]) => ({ type: 'list-item', children });
    expect(
      json({
        type: 'list',
        format: 'ordered',
        children: [item(text('1')), { type: 'list', format: 'unordered', children: [item(text('a'))] }],
      }),
    ).toBe('<ol><li>1<ul><li>a</li></ul></li></ol>');
  });

  it('has quotes, code, images and line breaks', () => {
    const shown = json(
      { type: 'quote', children: [text('q')] },
      { type: 'code', language: 'json', children: [text('{"a":1}')] },
      { type: 'image', image: { url: '/uploads/a.webp', alternativeText: 'A', caption: 'C', width: 4, height: 2 } },
      { type: 'paragraph', children: [text('one\ntwo')] },
    );
    expect(shown).toContain('<blockquote><p>q</p></blockquote>');
    expect(shown).toContain('hljs-attr');
    expect(shown).toContain('<img src="/uploads/a.webp" alt="A" width="4" height="2"');
    expect(shown).toContain('<figcaption>C</figcaption>');
    expect(shown).toContain('one<br>two');
  });

  it('shows the children of unknown nodes and accepts malformed ones', () => {
    expect(
      json({ type: 'callout', children: [text('kept')] }, { type: 'paragraph', children: 'no' }, { type: 'list' }),
    ).toBe('<p>kept</p><ul></ul>');
  });

  it('keeps unknown blocks apart, and their links and marks in their line', () => {
    const column = (...children: object[]) => ({ type: 'column', children });
    expect(
      json(
        { type: 'callout', children: [text('a '), { type: 'link', url: '/b', children: [text('b')] }] },
        { type: 'columns', children: [column(text('c')), column(text('d', { bold: true }), text(' e'))] },
        {
          type: 'paragraph',
          children: [text('f '), { type: 'mention', children: [{ type: 'name', children: [text('g')] }] }],
        },
      ),
    ).toBe('<p>a <a href="/b">b</a></p><p>c</p><p><strong>d</strong> e</p><p>f g</p>');
  });

  it('has what other editors call otherwise', () => {
    const item = (value: string) => ({ type: 'listItem', content: [{ type: 'paragraph', content: [text(value)] }] });
    const linked = text('b', { marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/b' } }] });
    const doc = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 3 }, content: [text('A')] },
        { type: 'paragraph', content: [linked, { type: 'hardBreak' }, text('c', { marks: [{ type: 'strike' }] })] },
        { type: 'orderedList', content: [item('d'), item('e')] },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [text('f')] }] },
        { type: 'codeBlock', attrs: { language: 'sql' }, content: [text('select 1')] },
        { type: 'horizontalRule' },
        { type: 'image', attrs: { src: '/uploads/g.webp', alt: 'G' } },
        { type: 'youtube', attrs: { src: 'https://www.youtube.com/embed/aaaaaaaaaaa' } },
        { type: 'paragraph', data: { text: 'h' } },
      ],
    };
    const shown = html(JSON.stringify(doc));
    expect(shown).toMatch(
      /^<h3 id="section-a">A.*<p><a href="\/b"><strong>b<\/strong><\/a><br><del>c<\/del><\/p><ol><li><p>d<\/p>/,
    );
    expect(shown).toMatch(/<blockquote><p>f<\/p><\/blockquote>.*hljs-keyword.*<hr>.*src="\/uploads\/g\.webp" alt="G"/);
    expect(shown).toMatch(/Embedded page \(at www\.youtube\.com\).*<p>h<\/p>$/);
  });

  it('filters its URLs', () => {
    expect(json({ type: 'link', url: 'javascript:alert(1)', children: [text('x')] })).toBe('<p><a>x</a></p>');
  });
});

describe('plain text', () => {
  it('keeps its paragraphs and lines, and every character', () => {
    expect(html('One <two> & three\nnext line\n\nSecond')).toBe(
      '<p>One &lt;two&gt; &amp; three<br>next line</p><p>Second</p>',
    );
  });

  it('is the fallback for broken JSON', () => {
    expect(html('[{"type":"paragraph","children":[{"text":"cut of')).toBe(
      '<p>[{"type":"paragraph","children":[{"text":"cut of</p>',
    );
  });
});
