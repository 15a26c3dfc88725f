import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format';

describe.each([
  [
    'html',
    [
      '<p>Text</p>',
      '  <h2 class="x">T</h2>',
      '<br>',
      '<!-- a note --><p>x</p>',
      '<TABLE><TR><TD>x</TD></TR></TABLE>',
      '<Table>',
      '<!DOCTYPE html>\n<!-- a note -->\n<html><body>x</body></html>',
      '<?xml version="1.0"?><div>x</div>',
    ],
  ],
  [
    'mdx',
    [
      '<Tldr>x</Tldr>',
      'Words first\n\n<Admonition type="tip">x</Admonition>',
      "import Tabs from '@theme/Tabs';\n\nText",
      'export const meta = { a: 1 }\n\nText',
      "import Chart from './chart'\n\n<Chart data={rows} />",
      '---\ntitle: A\n---\n\n<Tldr>x</Tldr>',
      '<ThemedImage alt="x" sources={{ light: "/a", dark: "/b" }} />',
    ],
  ],
  [
    'markdown',
    [
      '# Title',
      'Words with **bold** in them',
      '- one\n- two',
      '1. one',
      '> said',
      '| a |\n|---|\n| b |',
      '[link](https://example.org)',
      'Some <b>bold</b> words',
      '```js\n<Tabs>\n```',
      'In code: `<Tldr>` is a tag.',
      'Title\n=====',
      'A note[^1].\n\n[^1]: Here.',
      '<https://example.org>',
      '# Title\n\n<Chart data={rows} />',
      'Ask <Organisation> or **us**',
      'See [it][1].\n\n[1]: https://example.org',
      ':::tip\nwords\n:::',
      '![](/uploads/a.webp)',
      'Words ![][image1]',
    ],
  ],
  ['json', ['[{"type":"paragraph","children":[]}]', '{"type":"heading","level":2,"children":[]}']],
  [
    'plain',
    [
      'Just words.',
      '',
      'Two\n\nparagraphs, 5 < 7 and a*b.',
      '[{"type":"paragraph","children":[',
      '[{"no":"type"}]',
      '{"type": 7}',
      'import duties rose in 2024, and so did prices',
      'export figures fell by 3%',
      'Costs [approx] 50 (net)',
      '<Organisation> and List<String>, List<Object>',
      'One\n\n<!--more-->\n\nTwo',
    ],
  ],
] as const)('%s', (kind, texts) => {
  it.each(texts)('%j', (text) => {
    expect(detectFormat(text)).toBe(kind);
  });
});
