// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textFacts } from './text-facts.server';

const factsOf = (text: string) => textFacts([text])[0];

describe('a text that cannot be parsed', () => {
  it.each([
    ['One.\n\n<Tldr>\nTwo.', 'mdx', /closing tag for `<Tldr>`/, 3],
    ['<Admonition type="tip">\nOne.\n</Tldr>', 'mdx', /closing tag `<\/Tldr>`/, undefined],
    ['<Tldr>One</Tldr>\n\nA<b>B', 'mdx', /closing tag for `<b>`/, 3],
    ['---\ntitle: A\n---\n<Tldr>One</Tldr>\n\n{ unclosed', 'mdx', /./, 6],
    ['<Tldr>One</Tldr>\n\n<!-- a\nb -->\n\n{ unclosed', 'mdx', /./, 6],
    ['<Tldr>One</Tldr>\n\n{ unclosed', 'mdx', /./, 3],
    ['<Tabs><TabItem label="A">One</Tabs>', 'mdx', /closing tag/, undefined],
    ['Text with <tldr>one', 'markdown', /closing tag for `<tldr>`/, undefined],
    ['<tabs><tabitem>One</tabs></tabitem>', 'html', /closing tag `<\/tabs>`/, undefined],
  ])('%j names the reason and the line', (text, format, reason, line) => {
    expect(factsOf(text)).toMatchObject({ format, problem: { reason: expect.stringMatching(reason) as string } });
    if (line) expect(factsOf(text)?.problem?.line).toBe(line);
    expect(factsOf(text)?.problem?.reason).not.toMatch(/\d+:\d+/);
  });

  it.each([
    ['<Tldr>One</Tldr>', 'mdx'],
    ['<ThemedImage light="/a.png" dark="/b.png" alt="A" />', 'mdx'],
    ['Write `<Tldr>` around it.\n\n```html\n<tldr>\n```', 'markdown'],
    ['Text with <tldr>one</tldr> and <br>', 'markdown'],
    ['<p>Not closed', 'html'],
    ['Just a text', 'plain'],
    ['Ask <Organisation> or **us**', 'markdown'],
    ['<Tldr>One</Tldr>\n\nA<br>B<hr>, <5 %, {% raw %}, <!-- truncate --> and <Organisation>', 'mdx'],
  ])('%j can be parsed', (text, format) => {
    expect(factsOf(text)).toMatchObject({ format });
    expect(factsOf(text)).not.toHaveProperty('problem');
  });
});

it.each([
  ['<p>One</p>\n\n## Two', undefined],
  ['<p>One **two** three</p>', 'markdown-in-html'],
  ['<p>One</p>\n<pre>\n## not a heading\n</pre>', undefined],
  ['<p>5 * 3 and #1 - 2</p>', undefined],
  ['[ { "type": "paragraph", ]', 'invalid-json'],
  ['## One\n\n<p>Two</p>', undefined],
])('%j has the surprise %s', (text, surprise) => expect(factsOf(text)?.surprise).toBe(surprise));

it('names syntax of other systems with its lines', () => {
  expect(factsOf('---\ntitle: A\n---\n\n## One\n\n{{< figure >}} and `{{< code >}}`')?.foreign).toEqual([
    { written: '{{< figure >}}', line: 7 },
  ]);
  expect(factsOf('[{"type":"paragraph","children":[{"type":"text","text":"[[a]]"}]}]')?.foreign).toEqual([]);
});

it('returns headings as on the page, images and links of any format', () => {
  expect(factsOf('## One\n\n#### Two\n\n![](/uploads/a.png) and [b](/contact)\n\nx[^1]\n\n[^1]: Note')).toMatchObject({
    headings: [
      { level: 2, text: 'One' },
      { level: 4, text: 'Two' },
    ],
    images: [{ src: '/uploads/a.png', alt: '' }],
  });
  expect(factsOf('# One\n\n## Two')?.headings.map(({ level }) => level)).toEqual([2, 3]);
  expect(factsOf('<p><img src="/a.png" alt=" A "><a href="/b">c</a><script>x</script></p>')).toMatchObject({
    images: [{ src: '/a.png', alt: 'A' }],
    links: ['/b'],
  });
  expect(factsOf('<ThemedImage light="/a.png" dark="/b.png" alt="A" />')?.images).toEqual([
    { src: '/a.png', alt: 'A' },
  ]);
  expect(factsOf('<Tldr>![B](/b.png)')?.images).toEqual([{ src: '/b.png', alt: 'B' }]);
});

/** The texts of the seed, which publishes articles while no site responds. */
const ARTICLES = path.resolve(import.meta.dirname, '../../../../cms/seed/articles');
const seeded = fs
  .readdirSync(ARTICLES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|mdx|html|txt)$/.test(file) || file.endsWith('content.json'));

it.each(seeded)('the seeded text %s can be parsed, loses nothing, and its images have alternative texts', (file) => {
  const facts = factsOf(
    fs.readFileSync(path.join(ARTICLES, file), 'utf8').replace(/image:([a-z0-9-]+)/g, '/uploads/$1.webp'),
  );
  expect(facts).not.toHaveProperty('problem');
  expect(facts).not.toHaveProperty('surprise');
  expect(facts?.losses).toEqual([]);
  expect(facts?.images.filter(({ alt }) => !alt)).toEqual([]);
});
