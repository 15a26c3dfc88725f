import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderArticleBody } from '../../article-body.server';
import { bounded, TookTooLong } from '../bounded.server';
import { renderText } from '../render-text.server';
import { createScopes } from '../scope';

const PATIENCE_MS = 150;
/** Over the patience: what is not bounded grows with the length only; and room for a busy machine. */
const AND_ROOM_MS = 8000;
const MB = 1_000_000;
const deep = (open: string, close: string, levels: number) => open.repeat(levels) + 'core' + close.repeat(levels);
const nestedJson = (levels: number) =>
  `[${'{"type":"quote","children":['.repeat(levels)}{"type":"text","text":"core"}${']}'.repeat(levels)}]`;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

function timed(text: string) {
  const start = performance.now();
  const { html } = renderText(text, createScopes({}, PATIENCE_MS)());
  return { html, ms: performance.now() - start };
}

describe('texts of a size or depth that nobody writes', () => {
  it.each([
    ['a long plain text', 'Words and more words. '.repeat(45_000)],
    ['a long markdown text', '## Part\n\nSome **bold** words and [a link](https://example.org).\n\n'.repeat(14_000)],
    ['a long HTML text', '<p>Some <b>bold</b> words and <a href="/blogs">a link</a>.</p>\n'.repeat(15_000)],
    ['a long MDX text', '<Admonition type="tip">\n\nWords\n\n</Admonition>\n\n'.repeat(20_000)],
    [
      'a long JSON text',
      JSON.stringify(Array(9000).fill({ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] })),
    ],
    ['more than is formatted', '**x** '.repeat(400_000)],
    ['one word', 'w'.repeat(MB)],
    ['10 000 items', '- item\n'.repeat(10_000)],
    ['10 000 numbered HTML items', `<ol>${'<li>item'.repeat(10_000)}</ol>`],
    ['a table of 10 000 rows', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(10_000)}`],
    [
      '5000 notes',
      `${Array.from({ length: 5000 }, (_, n) => `[^${n}]`).join(' ')}\n\n${Array.from({ length: 5000 }, (_, n) => `[^${n}]: note`).join('\n')}`,
    ],
    ['200 quotes deep', `${'> '.repeat(200)}core`],
    ['200 lists deep', Array.from({ length: 200 }, (_, n) => `${'  '.repeat(n)}- core`).join('\n')],
    ['200 elements deep', deep('<div>', '</div>', 200)],
    ['200 tabs deep', deep('<Tabs><TabItem label="x">', '</TabItem></Tabs>', 200)],
    ['200 JSON nodes deep', nestedJson(200)],
    ['100 000 elements deep', deep('<div>', '</div>', 90_000)],
    ['100 000 JSON nodes deep', nestedJson(30_000)],
    ['100 000 quotes deep', `${'>'.repeat(100_000)}core`],
    ['brackets that never close', '['.repeat(100_000)],
    ['links in links', `${'[a]('.repeat(30_000)}x`],
    ['stars that never close', '*a **a '.repeat(60_000)],
    ['backticks that never close', Array.from({ length: 1200 }, (_, n) => `e${'`'.repeat(n)}`).join('')],
    ['bold that is misnested', '<b><i>'.repeat(20_000)],
    ['attributes without end', `<a ${'x=1 '.repeat(100_000)}>x</a>`],
    ['unclosed tags', '<p <'.repeat(100_000)],
    ['braces that never close', `<Tldr>x</Tldr>\n\n${'{'.repeat(100_000)}`],
    ['markup in a row', `<${'!-'.repeat(200_000)}`],
  ])(
    '%s: is shown or refused in time',
    (_, text) => {
      const { html, ms } = timed(text);
      expect(ms).toBeLessThan(PATIENCE_MS + AND_ROOM_MS);
      expect(html.length).toBeLessThan(20 * MB);
    },
    30_000,
  );

  it('200 levels keep what stands in them', () => {
    expect(timed(`${'> '.repeat(200)}core`).html).toContain('core');
    expect(timed(deep('<div>', '</div>', 200)).html).toContain('core');
    expect(timed(nestedJson(200)).html).toContain('core');
  });

  it('says so where a text is shown as it was written', () => {
    expect(timed('**x** '.repeat(400_000)).html).toMatch(
      /^<p class="text-note">This text could not be formatted, so it is/,
    );
  });
});

it('cuts off what does not end, and the next one works', () => {
  const start = performance.now();
  expect(() =>
    bounded(200, () => {
      for (;;);
    }),
  ).toThrow(TookTooLong);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(bounded(1000, () => 7)).toBe(7);
  expect(() =>
    bounded(1000, () => {
      throw new RangeError('own');
    }),
  ).toThrow('own');
});

it('gives all the texts of a post one patience, however many there are', () => {
  const slow = '<b><i>'.repeat(20_000);
  const blocks = Array.from({ length: 12 }, () => ({ __component: 'shared.rich-text', body: `<p>x</p>${slow}` }));
  const start = performance.now();
  const body = renderArticleBody({ content: '# Title', blocks });
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(body.blocks).toHaveLength(12);
}, 60_000);
