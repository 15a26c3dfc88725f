// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textFacts } from '../text-facts.server';
import documents from './documents.json';
import facts from './facts.json';
import html from './html.json';
import { pageOf, whatReadersSee } from './what-readers-see';

/**
 * The cases of a file: `=====` and a name, then the text. `SEES:` has the blocks of the page, with ¶ between them
 * (what-readers-see.ts), `LOSES:` what Checks says that the page does not show.
 */
const casesIn = (file: string) =>
  fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split(/^===== /m)
    .slice(1)
    .map(
      (part) => /^(?<name>.+)\n(?<text>[^]*)\nSEES: (?<sees>.+)(\nLOSES: ?(?<loses>.*))?\n+$/.exec(part)?.groups ?? {},
    );

const WINDOWS: Record<string, string> = {
  name: 'byte order mark and line ends of Windows',
  text: '\ufeff# Head\r\n\r\nOne\r\ntwo **b**\r\n\r\n- a\r\n- b\r\n\r\n```\r\nx\r\ny\r\n```',
  sees: 'h2 Head ¶ One two <strong>b</> ¶ li a ¶ li b ¶ pre <code>x ⏎ y</>',
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each([
  ['HTML', casesIn('html.txt')],
  ['JSON', casesIn('json.txt')],
  ['Markdown', [...casesIn('markdown.txt'), WINDOWS]],
])('what readers see of %s', (_, cases) => {
  it.each(cases)('$name', ({ text = '', sees, loses }) => {
    expect(whatReadersSee(text)).toEqual(sees?.split(' ¶ '));
    expect(textFacts([text])[0]?.losses.map(({ what }) => what)).toEqual(loses === undefined ? [] : [loses]);
  });
});

/** The media library of the texts in html.json. */
const library = [
  {
    ...{ url: '/uploads/a_1.webp', width: 1200, height: 800, alternativeText: 'Two women at a well' },
    formats: { medium: { url: '/uploads/medium_a_1.webp', width: 750 } },
  },
  { url: '/uploads/b_1.webp', alternativeText: 'b.webp' },
];

describe.each(Object.entries(html))('%s', (_, rows) => {
  it.each(rows)('%s', (text, shown) => expect(pageOf(text, { library }).innerHTML).toBe(shown));
});

describe.each(Object.entries(facts))('the facts of %s', (_, rows) => {
  it.each(rows as Array<[string, object]>)('%j', (text, expected) => {
    expect({ problem: null, surprise: null, ...textFacts([text])[0] }).toMatchObject(expected);
  });
});

const FOLDER = path.join(import.meta.dirname, 'documents');
const read = (name: string) => fs.readFileSync(path.join(FOLDER, name), 'utf8');

it('each document is tested', () => {
  expect(fs.readdirSync(FOLDER).sort()).toEqual(Object.keys(documents).sort());
});

/** By document: the syntax of its system that stays visible, and lines of what that system writes in its own way. */
type Expected = { foreign?: string[]; sees: string[] };

describe.each(Object.entries<Expected>(documents))('the document %s', (name, { foreign = [], sees }) => {
  it('can be published, loses nothing, and Checks name what stays of another system', () => {
    const found = textFacts([read(name)])[0];
    expect(found).toMatchObject({
      losses: [],
      foreign: foreign.map((start) => ({ written: expect.stringContaining(start) as string })),
    });
    expect(found).not.toHaveProperty('problem');
  });

  it('has what its system writes in its own way', () => {
    expect(whatReadersSee(read(name))).toEqual(expect.arrayContaining(sees));
  });
});

const MARKDOWN = Object.keys(documents).filter((name) => !name.endsWith('.html'));

it.each(MARKDOWN)('%s shows no front matter, comment, import or sign of Markdown outside code', (name) => {
  const shown = whatReadersSee(read(name)).map((line) => line.replace(/<code>.*?<\/>/g, ''));
  expect(shown.join('\n')).not.toMatch(
    /^(---|\+\+\+|import |#+ |>)|<!--|:::|\[!\w|\*\*|(sidebar_label|layout|aliases|draft)/m,
  );
});
