import { expect, it } from 'vitest';
import { withoutFrontMatter } from './detect-format';

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
