// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type * as readerModule from './readers.server';
import { textFacts, foreignSyntax } from './text-facts.server';

const dropped = vi.hoisted(() => ({ block: -1 }));

/** Readers that can lose one block of a text, as a mistake in one would. */
vi.mock('./readers.server', async (importOriginal) => {
  const module = await importOriginal<typeof readerModule>();
  const parseText: typeof module.parseText = (format, text, prefix, use) =>
    module.parseText(format, text, prefix, (tree) => {
      const blocks = tree.children.filter((child) => child.type !== 'text');
      tree.children = tree.children.filter((child) => child !== blocks[dropped.block]);
      return use(tree);
    });
  return { ...module, parseText };
});

const factsOf = (text: string) => textFacts([text])[0];
const lossesOf = (text: string) => factsOf(text)?.losses.map(({ kind, what, line }) => [kind, what, line]);

const RAIN = 'Rain fell on nine days';
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
it.each([
  ['Markdown', 'The **first** season.\n\nRain fell on _nine_ days.\n\nThe end.', 'Rain fell on _nine_ days', 3],
  ['MDX', `<Tldr>Short.</Tldr>\n\n${RAIN}.\n\nThe end.`, RAIN, 3],
  ['HTML', '<p>The season.</p>\n<p>Rain fell on <i>nine</i> days.</p>\n<p>The end.</p>', RAIN, 2],
  ['JSON', JSON.stringify(['The first season.', `${RAIN}.`, 'The end.'].map(paragraph)), RAIN, undefined],
  ['plain text', `The first season.\n\n${RAIN}.\n\nThe end.`, RAIN, 3],
  ['Japanese', '最初の季節。\n\n雨は九日降りました。\n\n終わり。', '雨は九日降りました', 3],
  ['Hindi', 'पहला मौसम।\n\nनौ दिन बारिश हुई।\n\nअंत।', 'नौ दिन बारिश हुई', 3],
])('a reader that loses a block of %s is found', (_, text, what, line) => {
  expect(lossesOf(text)).toEqual([]);
  dropped.block = 1;
  expect(lossesOf(text)).toEqual([['words', what, line]]);
  dropped.block = -1;
});

it('the losses of a text have a limit', () => {
  expect(lossesOf('# One\n\n' + '![](data:image/png;base64,iVBO)\n\n'.repeat(50))).toHaveLength(20);
});

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

it('a long text has ten places of foreign syntax at most, each shortened', () => {
  const found = foreignSyntax(`{% ${'x'.repeat(300)} %}\n`.repeat(50));
  expect(found).toHaveLength(10);
  expect(found.every(({ written }) => written.length <= 61)).toBe(true);
});

it.each([
  ...['[a b=', '[a b=1 ', '[a]', '{{< ', '{% ', '{{ site', '[[a', '![[', '==a'],
  ...[':::a ', '{: .', '<A b ', '<pre>', '<!--'],
])('%s in a row is read within the time limit of a test', (part) => {
  for (const row of [part, `${part}\n`]) {
    expect(foreignSyntax(`${row.repeat(100_000)}\n\n[gallery ids="1"]`).length).toBeLessThanOrEqual(10);
  }
});
