import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown';
import { hasFormatting, withBlankLines } from './paste';

const fixture = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');

const SHORT_REPORT = `## What we learnt

Counting is **not enough** and *never* was; see [our method](https://example.org/method).

- First bullet
  - Below the first
- Second bullet

| State | Households |
| - | - |
| Bihar | 412 |
`;

describe('a pasted document', () => {
  it.each([
    ['word.html', fixture('word.md')],
    ['google-docs.html', SHORT_REPORT],
    ['libreoffice.html', SHORT_REPORT],
  ])('keeps its formatting: %s', (html, markdown) => {
    expect(`${htmlToMarkdown(fixture(html))}\n`).toBe(markdown);
  });
});

describe('HTML to Markdown', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<h3>A <b>bold</b> heading</h3>', '### A bold heading'],
    ['<p><b>bold </b>text</p>', '**bold** text'],
    ['<p><b>bo</b><b>ld</b></p>', '**bold**'],
    ['<p>a<b> </b>b</p>', 'a b'],
    ['<p><s>old</s></p>', '~~old~~'],
    ['<p><a href="https://example.org/">https://example.org/</a></p>', '[https://example.org/](https://example.org/)'],
    ['<p>https://example.org</p>', 'https://example.org'],
    ['<ol start="3"><li>three</li></ol>', '3. three'],
    ['<p><img src="https://example.org/a.png" alt="A well"></p>', '![A well](https://example.org/a.png)'],
    ['<p><img src="data:image/png;base64,AAAA"></p>', ''],
    ['<p>One<br>Two<br></p><br><p>Three</p>', 'One\\\nTwo\n\nThree'],
    ['<ul><li><p>One</p><p>More</p></li></ul>', '- One\n\n  More'],
    ['<table><tr><th>A</th></tr><tr><td><p>1</p><p>2</p></td></tr></table>', '| A |\n| - |\n| 1 2 |'],
    ['<blockquote><p>Said</p></blockquote>', '> Said'],
    ['<p>2 * 3 * 4</p>', '2 \\* 3 \\* 4'],
    ['<script>alert(1)</script><style>p{}</style>', ''],
  ])('%s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it('nests Word lists by level, also when a level is skipped', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`;
    const html = [item(1, '1.', 'one'), item(3, '§', 'deep'), item(1, '2.', 'two'), item(2, 'a)', 'below')].join('\n');
    expect(htmlToMarkdown(html)).toBe('1. one\n   - deep\n2. two\n   1. below');
  });

  it('leaves a numbered Word heading a heading', () => {
    const html = "<h1 style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1 </span>Start</h1>";
    expect(htmlToMarkdown(html)).toBe('# Start');
  });
});

describe('the clipboard', () => {
  it.each([
    '<p>Some <b>bold</b></p>',
    '<h2 class="x">Heading</h2>',
    '<a href="https://example.org">x</a>',
    '<span style="font-weight:700">bold</span>',
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>x</p>",
  ])('has formatting: %s', (html) => {
    expect(hasFormatting(html)).toBe(true);
  });
  it.each([
    '',
    '<p>Only words</p>',
    '<meta charset="utf-8"><span style="color:red">x</span>',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><span style="font-weight:400">x</span></b>',
    '<html><style><!-- @list l0:level1 {mso-list:l0} a {font-weight:bold} --></style><body><p class=MsoNormal>x</p>',
  ])('has no formatting: %s', (html) => {
    expect(hasFormatting(html)).toBe(false);
  });
});

describe('inserted Markdown', () => {
  it.each([
    ['**bold**', 'Some ', ' text', '**bold**'],
    ['# Heading', '', '', '# Heading'],
    ['# Heading', 'Text', 'more', '\n\n# Heading\n\n'],
    ['- one\n- two', 'Text\n', '\n\nmore', '\n- one\n- two'],
    ['One\n\nTwo', 'Text\n\n', '', 'One\n\nTwo'],
  ])('%j between %j and %j', (markdown, before, after, inserted) => {
    expect(withBlankLines(markdown, before, after)).toBe(inserted);
  });
});
