import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format';

describe('a text that starts with a tag', () => {
  it.each([
    '<p align="center"><img src="/a.png" alt="A"></p>\n\n# Title',
    '<p align="center">\n  <img src="/a.png" alt="A">\n</p>\n# Title',
    '<div align="center">\n\n# Title\n\n</div>',
    '<details>\n<summary>More</summary>\n\n- one\n- two\n\n</details>',
    '<strong>News.</strong> We planted.\n\nA second thought.',
    '<u>Under</u> and **bold**',
    '<u>**Both**</u>\n\nWords.',
    '<img src="/a.png" alt="A">\n\nWords.',
    '<h2>Title</h2>\n\nLoose words.\n\n<ul>\n\t<li>a</li>\n</ul>\n\nMore.',
    '<center>Title</center>\n\n> A quote',
    '<p>One</p>\n\n```js\na\n```',
  ])('and has words outside is Markdown: %j', (text) => expect(detectFormat(text)).toBe('markdown'));

  it.each([
    '<p>One</p>\n\n<p>Two</p>\n',
    '<div>\n    <p>One</p>\n\n    <p>Two\n\n   words</p>\n</div>',
    '<p>One **two** three</p>',
    '<p>One</p>\n<pre>\n\n## no heading\n\n- no point\n</pre>',
    '<ul>\n\n<li>a</li>\n\n<li>b</li>\n\n</ul>',
    '<style>\n\np { color: red }\n\n# x\n\n</style><p>One</p>',
    '<!-- a -->\n\n<p>One</p>\n\n<!-- b\n\n# c -->\n\n<p>Two</p>',
    '<!DOCTYPE html>\n<html>\n<body>\n\nWords **here**\n\n</body></html>',
    '<p>Not closed\n\n<p>Two',
    '<p\n\nclass="a">One</p>',
    '<b>One</b> line with <i>inline</i> tags',
  ])('throughout stays HTML: %j', (text) => expect(detectFormat(text)).toBe('html'));
});
