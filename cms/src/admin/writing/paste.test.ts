import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown';
import { hasFormatting, withBlankLines } from './paste';
import cases from './fixtures/cases.json';

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
  it.each(cases.markdown)('%s', (html, markdown) => {
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
  it.each(cases.formatted)('has formatting: %s', (html) => {
    expect(hasFormatting(html)).toBe(true);
  });
  it.each(cases.unformatted)('has no formatting: %s', (html) => {
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
