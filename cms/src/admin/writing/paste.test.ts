import { describe, expect, it } from 'vitest';
import { hasFormatting } from './has-formatting';
import { withBlankLines } from './insertion';

describe('conversion', () => {
  it.each([
    '<p>Some <b>bold</b></p>',
    '<h2 class="x">Heading</h2>',
    '<a href="https://example.org">x</a>',
    '<span style="font-weight:700">bold</span>',
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>x</p>",
  ])('converts %s', (html) => {
    expect(hasFormatting(html)).toBe(true);
  });
  it.each([
    '',
    '<p>Only words</p>',
    '<meta charset="utf-8"><span style="color:red">x</span>',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><span style="font-weight:400">x</span></b>',
    '<html><style><!-- @list l0:level1 {mso-list:l0} a {font-weight:bold} --></style><body><p class=MsoNormal>x</p>',
  ])('does not convert %s', (html) => {
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
