// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textFacts } from '../text-facts.server';
import { whatReadersSee } from './what-readers-see';

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

const FOLDER = path.join(import.meta.dirname, 'documents');
const read = (name: string) => fs.readFileSync(path.join(FOLDER, name), 'utf8');

/** By document: the syntax of its system that stays visible, and lines of what that system writes in its own way. */
const DOCUMENTS: Record<string, { foreign?: string[]; sees: string[] }> = {
  'docusaurus.mdx': {
    sees: [
      'tip Carry spare batteries',
      'caution Danger',
      'Less than <5 % of the wells had a number. / We gave them one.',
      ...['summary Open wells', 'summary Hand pumps'],
      'Write the file as <village>-<YYYY-MM-DD>.csv and keep it. A record is a <code>Map<String, Well></>.',
      'note Note',
    ],
  },
  'hugo.md': {
    foreign: ['{{< figure', '{{% notice', '{{% /notice'],
    sees: ['li <strong>Neem:</> for the fence', 'Counted on the last Friday. [↩](#t1-fnref-1)'],
  },
  'jekyll.md': {
    foreign: ['{: .lead}', '{% include', '{% highlight', '{% endhighlight', '{% post_url', '{{ site.baseurl'],
    sees: ['h2 Price', 'Ravi buys two lids.', 'Asha writes to the bank.'],
  },
  'obsidian.md': {
    foreign: ['[[Kolar]]', '[[Hosur|', '==Three things==', '![[bridge.png'],
    sees: [
      ...['tip What to ask first', 'note Question', 'li [x] pay the driver'],
      'कुआँ <strong>सूखा है।</>अगला कुआँ दूर है। Map: [https://example.org/map](https://example.org/map)।',
    ],
  },
  'readme.md': {
    sees: [
      '[Rain gauge (at example.org)](https://example.org/logo.png)',
      "li [What's in a row?](#section-what-s-in-a-row)",
      'Set <code>GAUGE_TOKEN=<your-token></>.',
      ...['warning Warning', 'summary Without a token', 'td a <code>List<Site></>', 'li [x] rain'],
    ],
  },
  'medium.html': {
    sees: [
      '[Picture (at cdn.medium.example)](https://cdn.medium.example/max/800/1*well.jpeg)',
      'figcaption The ninth well, before the [late monsoon](https://monsoon.example/2023)',
      'li One reading at <code>06:30</>, always by two people',
      'pre <code>well,knots ⏎ 1,14 ⏎ 2,11</>',
      '[Counting knots (at www.youtube.com)](https://www.youtube.com/embed/bbbbbbbbbbb?feature=oembed)',
    ],
  },
  'wordpress.html': {
    sees: [
      '[Bowls of seed on a bench (at hulikere.example)](https://hulikere.example/wp-content/uploads/fair-1024x683.jpg)',
      ...['li Ragi, of nine kinds', 'li early', 'td Black rice', 'td 3', 'figcaption Who brought what'],
      '![A page of the register](/uploads/register.webp)',
      '[The fair in two minutes (at player.vimeo.example)](https://player.vimeo.example/video/5551)',
      'quote blockquote Gowramma, grower',
      'pre <code>jar 1 ragi ⏎ jar 2 black rice</>',
      'School yard, Hulikere / open from seven',
    ],
  },
  'google-docs.html': {
    sees: [
      'Present were <strong>fourteen members</>, and one guest, <em>who only listened</>. The old rule, <del>two buckets each</>, is gone.',
      'Flow of the spring: 0.4 m<sup>3</> an hour',
      ...['<strong>Member</>', '<strong>Task</>', 'keeps the key', 'Written by Anil <anil@springs.example>'],
      '[The spring box, open (at lh7.googleusercontent.example)](https://lh7.googleusercontent.example/docsz/AbC)',
    ],
  },
  'ghost.html': {
    sees: [
      'Nine days of rain, <strong>eleven</> of wind',
      ...['![The roof from the east](/uploads/roof-1.webp)', '![The roof from the west](/uploads/roof-2.webp)'],
      ...['Station seven', 'h4 How we read it', 'Rain of June', 'pre <code>total = sum(days) ⏎ print(total)</>'],
      '[Sound (at letters.example)](https://letters.example/content/media/rain.mp3)',
      'Formula of the week: v=h/t',
    ],
  },
};

it('each document is tested', () => {
  expect(fs.readdirSync(FOLDER).sort()).toEqual(Object.keys(DOCUMENTS).sort());
});

describe.each(Object.entries(DOCUMENTS))('the document %s', (name, { foreign = [], sees }) => {
  it('can be published, loses nothing, and Checks name what stays of another system', () => {
    const facts = textFacts([read(name)])[0];
    expect(facts).toMatchObject({
      losses: [],
      foreign: foreign.map((start) => ({ written: expect.stringContaining(start) as string })),
    });
    expect(facts).not.toHaveProperty('problem');
  });

  it('has what its system writes in its own way', () => {
    expect(whatReadersSee(read(name))).toEqual(expect.arrayContaining(sees));
  });
});

const MARKDOWN = Object.keys(DOCUMENTS).filter((name) => !name.endsWith('.html'));

it.each(MARKDOWN)('%s shows no front matter, comment, import or sign of Markdown outside code', (name) => {
  const shown = whatReadersSee(read(name)).map((line) => line.replace(/<code>.*?<\/>/g, ''));
  expect(shown.join('\n')).not.toMatch(
    /^(---|\+\+\+|import |#+ |>)|<!--|:::|\[!\w|\*\*|(sidebar_label|layout|aliases|draft)/m,
  );
});
