import { describe, expect, it } from 'vitest';
import { detectFormat, withoutFrontMatter } from './detect-format';

describe.each([
  [
    'html',
    [
      ...['<p>Text</p>', '  <h2 class="x">T</h2>', '<br>', '<TABLE><TR><TD>x</TD></TR></TABLE>', '<Table>'],
      ...['<!-- a note --><p>x</p>', '<?xml version="1.0"?><div>x</div>'],
      '<!DOCTYPE html>\n<!-- a note -->\n<html><body>x</body></html>',
    ],
  ],
  [
    'html throughout',
    [
      ...['<p>One</p>\n\n<p>Two</p>\n', '<p>One **two** three</p>', '<p>Not closed\n\n<p>Two'],
      ...['<p\n\nclass="a">One</p>', '<b>One</b> line with <i>inline</i> tags'],
      '<div>\n    <p>One</p>\n\n    <p>Two\n\n   words</p>\n</div>',
      '<p>One</p>\n<pre>\n\n## no heading\n\n- no point\n</pre>',
      '<ul>\n\n<li>a</li>\n\n<li>b</li>\n\n</ul>',
      '<style>\n\np { color: red }\n\n# x\n\n</style><p>One</p>',
      '<!-- a -->\n\n<p>One</p>\n\n<!-- b\n\n# c -->\n\n<p>Two</p>',
      '<!DOCTYPE html>\n<html>\n<body>\n\nWords **here**\n\n</body></html>',
    ],
  ],
  [
    'mdx',
    [
      ...['<Tldr>x</Tldr>', '---\ntitle: A\n---\n\n<Tldr>x</Tldr>'],
      'Words first\n\n<Admonition type="tip">x</Admonition>',
      ...["import Tabs from '@theme/Tabs';\n\nText", 'export const meta = { a: 1 }\n\nText'],
      "import Chart from './chart'\n\n<Chart data={rows} />",
      '<ThemedImage alt="x" sources={{ light: "/a", dark: "/b" }} />',
    ],
  ],
  [
    'markdown',
    [
      ...['# Title', 'Title\n=====', '- one\n- two', '1. one', '> said', '| a |\n|---|\n| b |', ':::tip\nwords\n:::'],
      ...['Words with **bold** in them', 'Some <b>bold</b> words', 'In code: `<Tldr>` is a tag.'],
      ...['[link](https://example.org)', '<https://example.org>', 'See [it][1].\n\n[1]: https://example.org'],
      ...['![](/uploads/a.webp)', 'Words ![][image1]', 'A note[^1].\n\n[^1]: Here.'],
      ...['```js\n<Tabs>\n```', '# Title\n\n<Chart data={rows} />', 'Ask <Organisation> or **us**'],
    ],
  ],
  [
    'markdown, after a tag, because it has words outside',
    [
      '<p align="center"><img src="/a.png" alt="A"></p>\n\n# Title',
      '<p align="center">\n  <img src="/a.png" alt="A">\n</p>\n# Title',
      ...['<div align="center">\n\n# Title\n\n</div>', '<center>Title</center>\n\n> A quote'],
      '<details>\n<summary>More</summary>\n\n- one\n- two\n\n</details>',
      '<strong>News.</strong> We planted.\n\nA second thought.',
      ...['<u>Under</u> and **bold**', '<u>**Both**</u>\n\nWords.', '<img src="/a.png" alt="A">\n\nWords.'],
      '<h2>Title</h2>\n\nLoose words.\n\n<ul>\n\t<li>a</li>\n</ul>\n\nMore.',
      '<p>One</p>\n\n```js\na\n```',
    ],
  ],
  ['json', ['[{"type":"paragraph","children":[]}]', '{"type":"heading","level":2,"children":[]}']],
  [
    'plain',
    [
      ...['', 'Just words.', 'Two\n\nparagraphs, 5 < 7 and a*b.', 'Costs [approx] 50 (net)'],
      ...['[{"type":"paragraph","children":[', '[{"no":"type"}]', '{"type": 7}'],
      ...['import duties rose in 2024, and so did prices', 'export figures fell by 3%'],
      ...['<Organisation> and List<String>, List<Object>', 'One\n\n<!--more-->\n\nTwo'],
    ],
  ],
] as const)('%s', (kind, texts) => {
  it.each(texts)('%j', (text) => expect(detectFormat(text)).toBe(kind.split(/\W/)[0]));
});

it.each([
  '---\ntitle: "A"\ndate: 2024-05-01\ntags: [a, b]\n---\n',
  '---\ntitle: A\ntags:\n  - a\n  - b\n- c\ndescription: >\n  long\n\n  text\n# note\n---\n',
  '---\nTitle: A\nPlace: Kolar\n---\n',
  '---\n"title": A\n...\n',
  '---\n---\n',
  '\uFEFF---\r\nlayout: post\r\n---\r\n',
  '\n---  \nsidebar_label: A\n---\n',
  '+++\ntitle = "A"\ntags = ["a",\n  "b"]\n[params]\nx.y = 1\n+++\n',
])('%j is front matter, and the lines after it keep their numbers', (head) => {
  const text = withoutFrontMatter(`${head}Words: here`);
  expect(text.trim()).toBe('Words: here');
  expect(text.split('\n')).toHaveLength(head.replaceAll('\r', '').split('\n').length);
});

it.each([
  '---\n\nA text after a rule.\n\n---\n\nMore.',
  '---\nA heading of prose\n---\nMore.',
  '---\nNote: bring water.\n---\nMore.',
  '---\nlayout: post\nand then prose\n---\nMore.',
  'Words\n\n---\ntitle: A\n---\n',
  '---\ntitle: A\nwithout an end',
  '+++\nMore is more\n+++\n',
])('%j has none', (text) => expect(withoutFrontMatter(text)).toBe(text));
