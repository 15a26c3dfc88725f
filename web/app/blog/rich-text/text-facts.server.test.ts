// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { textFacts, foreignSyntax } from './text-facts.server';

const factsOf = (text: string) => textFacts([text])[0];

it.each([
  ['One.\n\n<Tldr>\nTwo.', 'mdx', /closing tag for `<Tldr>`/, 3],
  ['<Admonition type="tip">\nOne.\n</Tldr>', 'mdx', /closing tag `<\/Tldr>`/],
  ['<Tldr>One</Tldr>\n\nA<b>B', 'mdx', /closing tag for `<b>`/, 3],
  ['---\ntitle: A\n---\n<Tldr>One</Tldr>\n\n{ unclosed', 'mdx', /./, 6],
  ['<Tldr>One</Tldr>\n\n<!-- a\nb -->\n\n{ unclosed', 'mdx', /./, 6],
  ['<Tldr>One</Tldr>\n\n{ unclosed', 'mdx', /./, 3],
  ['<Tabs><TabItem label="A">One</Tabs>', 'mdx', /closing tag/],
  ['Text with <tldr>one', 'markdown', /closing tag for `<tldr>`/],
  ['<tabs><tabitem>One</tabs></tabitem>', 'html', /closing tag `<\/tabs>`/],
])('%j cannot be parsed, which names the reason and the line', (text, format, reason, line?: number) => {
  const facts = factsOf(text);
  expect(facts).toMatchObject({ format, problem: { reason: expect.stringMatching(reason) as string } });
  if (line) expect(facts?.problem?.line).toBe(line);
  expect(facts?.problem?.reason).not.toMatch(/\d+:\d+/);
});

it.each([
  ['<Tldr>One</Tldr>', 'mdx'],
  ['<ThemedImage light="/a.png" dark="/b.png" alt="A" />', 'mdx'],
  ['<Tldr>One</Tldr>\n\nA<br>B<hr>, <5 %, {% raw %}, <!-- truncate --> and <Organisation>', 'mdx'],
  ['Write `<Tldr>` around it.\n\n```html\n<tldr>\n```', 'markdown'],
  ['Text with <tldr>one</tldr> and <br>', 'markdown'],
  ['Ask <Organisation> or **us**', 'markdown'],
  ['<p>Not closed', 'html'],
  ['Just a text', 'plain'],
])('%j can be parsed', (text, format) => {
  expect(factsOf(text)).toMatchObject({ format });
  expect(factsOf(text)).not.toHaveProperty('problem');
});

it.each([
  ['<p>One</p>\n\n## Two', undefined],
  ['<p>One **two** three</p>', 'markdown-in-html'],
  ['<p>One</p>\n<pre>\n## not a heading\n</pre>', undefined],
  ['<p>5 * 3 and #1 - 2</p>', undefined],
  ['[ { "type": "paragraph", ]', 'invalid-json'],
  ['## One\n\n<p>Two</p>', undefined],
])('%j has the surprise %s', (text, surprise) => expect(factsOf(text)?.surprise).toBe(surprise));

it.each([
  ['---\ntitle: A\n---\n\n{{< figure >}} and `{{< code >}}`', { foreign: [{ written: '{{< figure >}}', line: 5 }] }],
  ['[{"type":"paragraph","children":[{"type":"text","text":"[[a]]"}]}]', { foreign: [] }],
  [
    '# One\n\n## *Two*\n\nx[^1]\n\n[^1]: Note',
    {
      headings: [
        { level: 2, text: 'One' },
        { level: 3, text: 'Two' },
      ],
    },
  ],
  ['![](/a.png) and [b](/contact)', { images: [{ src: '/a.png', alt: '' }], links: ['/contact'] }],
  ['<img src="/a.png" alt=" A "><a href="/b">c</a>', { images: [{ src: '/a.png', alt: 'A' }], links: ['/b'] }],
  ['<ThemedImage light="/a.png" dark="/b.png" alt="A" />', { images: [{ src: '/a.png', alt: 'A' }] }],
  ['<Tldr>![B](/b.png)', { images: [{ src: '/b.png', alt: 'B' }] }],
])('%j has syntax of other systems, headings, images and links', (text, facts) => {
  expect(factsOf(text)).toMatchObject(facts);
});

/** The texts of the seed, which publishes articles while no site responds. */
const ARTICLES = path.resolve(import.meta.dirname, '../../../../cms/seed/articles');
const seeded = fs
  .readdirSync(ARTICLES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|mdx|html|txt)$/.test(file) || file.endsWith('content.json'));

it.each(seeded)('the seeded text %s can be parsed, loses nothing, and its images have alternative texts', (file) => {
  const text = fs.readFileSync(path.join(ARTICLES, file), 'utf8');
  const facts = factsOf(text.replace(/image:([a-z0-9-]+)/g, '/uploads/$1.webp'));
  expect(facts).not.toHaveProperty('problem');
  expect(facts).not.toHaveProperty('surprise');
  expect(facts?.losses).toEqual([]);
  expect(facts?.images.filter(({ alt }) => !alt)).toEqual([]);
});

it.each([
  ['[caption id="a_9" width="300"]<img src="/a.png"> A pit[/caption]', '[caption id="a_9" width="300"]'],
  ['[gallery ids="3,4,5"]', '[gallery ids="3,4,5"]'],
  ['[gallery]', '[gallery]'],
  ['[embed]https://example.org/v[/embed]', '[embed]https://example.org/v[/embed]'],
  ["[contact-form-7 id=12 title='Write']", "[contact-form-7 id=12 title='Write']"],
  ['{{< figure src="/a.png" >}}', '{{< figure src="/a.png" >}}'],
  ['{{% notice tip %}}', '{{% notice tip %}}'],
  ['{% include video.html id="a" %}', '{% include video.html id="a" %}'],
  ['![A]({{ site.baseurl }}/a.png)', '{{ site.baseurl }}'],
  ['See [[Well list]].', '[[Well list]]'],
  ['![[pump.png|300]]', '![[pump.png|300]]'],
  ['This ==counts== here', '==counts=='],
  [':::youtube', ':::youtube'],
  ['::: {.note}', '::: {.note}'],
  ['A line\n{: .lead}', '{: .lead}'],
  ['<YouTube id="abc" />', '<YouTube id="abc" />'],
])('%s is found', (text, written) => {
  expect(foreignSyntax(`First\n\n${text}`)).toEqual([{ written, line: text.startsWith('A line') ? 4 : 3 }]);
});

it.each([
  'Costs [1], [approx], [sic] and [x].',
  '[caption](/a) [gallery][1] [toc]: /b',
  'A task - [ ] and `{{count}}`, {{ count }} and `[[1, 2], [3]]`',
  '```js\nconst a = [["x", "y"]]; if (a == b && c == d) {{}}\n```',
  '- step\n\n    ```liquid\n    {% include a.html %}\n    ```',
  'a == b and b == c, ===== and ====',
  'Rows [[1, 2], [3, 4]] and a note [[2]](https://example.org)',
  '`` {% raw `%} `` and `==x==`',
  '<pre>{{< figure >}}</pre><!-- [[hidden]] -->',
  ':::tip Title\nwords\n:::\n\n::: details More\nwords\n:::',
  '<Tldr>A</Tldr> <ThemedImage light="/a" dark="/b" alt="c" /> <br /> <Organisation>',
  'The path [/contact] and \\[gallery ids="3"]',
  'time {12:30} and {a: 1}',
])('%j has none', (text) => expect(foreignSyntax(text)).toEqual([]));

it('a long text has ten at most, each shortened', () => {
  const found = foreignSyntax(`{% ${'x'.repeat(300)} %}\n`.repeat(50));
  expect(found).toHaveLength(10);
  expect(found.every(({ written }) => written.length <= 61)).toBe(true);
});

it.each([
  '[a b=',
  '[a b=1 ',
  '[a]',
  '{{< ',
  '{% ',
  '{{ site',
  '[[a',
  '![[',
  '==a',
  ':::a ',
  '{: .',
  '<A b ',
  '<pre>',
  '<!--',
])('%s in a row is read within the time limit of a test', (part) => {
  for (const row of [part, `${part}\n`]) {
    expect(foreignSyntax(`${row.repeat(100_000)}\n\n[gallery ids="1"]`).length).toBeLessThanOrEqual(10);
  }
});
