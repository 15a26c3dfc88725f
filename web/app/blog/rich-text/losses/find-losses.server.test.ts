// @vitest-environment node
import type { Root } from 'hast';
import { describe, expect, it, vi } from 'vitest';
import type * as readerModule from '../readers.server';
import { textFacts } from '../text-facts.server';

const dropped = vi.hoisted(() => ({ block: -1 }));

/** Readers that lose one block of a text, as a mistake in one would. */
vi.mock('../readers.server', async (importOriginal) => {
  const module = await importOriginal<typeof readerModule>();
  const drop = () => (tree: Root) => {
    const blocks = tree.children.filter((child) => child.type !== 'text');
    tree.children = tree.children.filter((child) => child !== blocks[dropped.block]);
  };
  const readText: typeof module.readText = (format, text) => {
    const options = module.readText(format, text);
    return { ...options, rehypePlugins: [...(options.rehypePlugins ?? []), drop] };
  };
  return { ...module, readText };
});

const lossesOf = (text: string) => textFacts([text])[0]?.losses.map(({ kind, what, line }) => [kind, what, line]);
/** A text in the JSON of the CMS: a string is a paragraph. */
const json = (...blocks: Array<string | object>) =>
  JSON.stringify(
    blocks.map((block) =>
      typeof block === 'string' ? { type: 'paragraph', children: [{ type: 'text', text: block }] } : block,
    ),
  );

describe('a reader that loses a block', () => {
  const RAIN = 'Rain fell on nine days';
  it.each([
    ['Markdown', 'The **first** season.\n\nRain fell on _nine_ days.\n\nThe end.', 'Rain fell on _nine_ days', 3],
    ['MDX', `<Tldr>Short.</Tldr>\n\n${RAIN}.\n\nThe end.`, RAIN, 3],
    ['HTML', '<p>The season.</p>\n<p>Rain fell on <i>nine</i> days.</p>\n<p>The end.</p>', RAIN, 2],
    ['JSON', json('The first season.', `${RAIN}.`, 'The end.'), RAIN, undefined],
    ['plain text', `The first season.\n\n${RAIN}.\n\nThe end.`, RAIN, 3],
    ['Japanese', '最初の季節。\n\n雨は九日降りました。\n\n終わり。', '雨は九日降りました', 3],
    ['Hindi', 'पहला मौसम।\n\nनौ दिन बारिश हुई।\n\nअंत।', 'नौ दिन बारिश हुई', 3],
  ])('%s', (_, text, what, line) => {
    expect(lossesOf(text)).toEqual([]);
    dropped.block = 1;
    expect(lossesOf(text)).toEqual([['words', what, line]]);
    dropped.block = -1;
  });
});

describe('names what a page does not show', () => {
  const PNG = 'data:image/png;base64,iVBO';
  it.each([
    ['words after an open comment', '<p>One.</p>\n<!-- later\n<p>Rain fell.</p>', 'words', 'later Rain fell', 2],
    ['words after an open style', '<p>One.</p>\n<style media="all">p {}\n<p>Rain fell.</p>', 'words', /Rain fell$/, 2],
    [
      'words after an open quotation mark',
      '<p>See <a href="https://example.org/a>the long report</a> of <b class="x">June</b>.</p>',
      ...(['words', /long report/, 1] as const),
    ],
    ['words of a comment in Markdown', '# One\n\n<!-- later\n\nRain fell.', 'words', 'later Rain fell', 3],
    ['a note that nothing refers to', '# One\n\nText.\n\n[^1]: Measured at noon.', 'words', 'Measured at noon', 5],
    ['words that look like an address', '# One\n\nText.\n\n[Note]: important', 'words', 'Note]: important', 5],
    ['cells without a column', '| A | B |\n| - | - |\n| 1 | 2 | surplus |', 'words', 'surplus', 3],
    ['words of an unknown field', json('One', { type: 'card', body: 'Rain fell' }), 'words', 'Rain fell'],
    ['a script as link', '# One\n\n[Open](javascript:open())', 'link', 'Open', 3],
    ['a link of JSON', json('One', { type: 'card', url: 'https://example.org/a' }), 'link', 'https://example.org/a'],
    ['an image as data', `# One\n\n![A well](${PNG})`, 'image', 'A well', 3],
    ['an image as data by reference', `# One\n\n![][image1]\n\n[image1]: <${PNG}>`, 'image', '', 3],
    ['an image as data in HTML', `<p>One</p>\n<p><img src="${PNG}"></p>`, 'image', '', 2],
    ['an image of a disk', '<p>One</p><p><img src="file:///C:/a.png"></p>', 'image', 'file:///C:/a.png', 1],
    ['an image of JSON', json('One', { type: 'image', url: PNG }), 'image', ''],
    ['a video as data', '<p>One</p><video src="data:video/mp4;base64,AA" title="A day"></video>', 'video', 'A day', 1],
    ['an image map', '<p>One</p><map><area href="https://example.org/a" alt="North"></map>', 'link', 'North', 1],
  ] as const)('%s', (_, text, kind, what, line?: number) => {
    expect(lossesOf(text)).toEqual([[kind, typeof what === 'string' ? what : expect.stringMatching(what), line]]);
  });

  it('with the words before it', () => {
    const [facts] = textFacts([`# One\n\nThe gauge stands here.\n\n![](${PNG})`]);
    expect(facts?.losses[0]?.after).toBe('One The gauge stands here');
  });

  it('up to a number of places', () => {
    expect(lossesOf('# One\n\n' + `![](${PNG})\n\n`.repeat(50))).toHaveLength(20);
  });
});

const IMAGE = {
  ...{ url: '/uploads/a.webp', name: 'field photo.webp', alternativeText: 'A field' },
  formats: { small: { url: '/uploads/s_a.webp', name: 'small field photo.webp' } },
};

it.each([
  ['comments', '<!-- wp:paragraph {"a":1} --><p>One</p><!--more--><p>Two</p><!-- /wp:paragraph -->'],
  [
    'Word',
    '<html><head><title>Doc</title><style>p{a:b}</style></head><body><![if !supportLists]><p>One<o:p></o:p></p><![endif]></body></html>',
  ],
  [
    'scripts',
    '<p>One</p><script>let words = 1;</script><noscript>Please switch scripts on</noscript><template>Row</template>',
  ],
  [
    'attributes',
    '<p class="lead text" data-x="<b>hidden</b>" title="A > B">One</p><a href=/a target=_blank rel="x y">two</a>',
  ],
  [
    'entities',
    '<p>R&amp;D &eacute;t&eacute; &#233;t&#xe9; caf&eacute;s &nbsp;&mdash;one&hellip; <a href="/a?b=1&amp;c=2">d</a></p>',
  ],
  ['signs inside words', '# H~2~O\n\nun**frigging**believable, snake_case, 3\\*4, H<sub>2</sub>O, co&shy;op'],
  ['lists', '1. One\n2. Two\n   1. Three\n\n- [x] Four\n- [ ] Five\n\n> 3. Six'],
  [
    'notes and references',
    'One[^a-note] and [two][ref], [three] ![four][ref].\n\n[^a-note]: Five\n\n[ref]: /uploads/a.png "Six"\n[three]: <https://example.org/b c>',
  ],
  [
    'code',
    '# A\n\n```js title="a"\n// <img src="data:image/png;base64,AAAA"> [a](javascript:b)\nif (a < b) { return `<b>`; }\n```\n\n`<your-token>` and `[a](b)`',
  ],
  [
    'addresses',
    '# A\n\n<https://example.org/a_b?c=1> https://example.org/(d) [e](<https://example.org/f g> "h") [i](/खेत) [j](www.example.org) a@example.org [k](tel:+91 98 (4) 5)',
  ],
  ['links that stay signs', '# A\n\n\\[a\\](b.c) \\[d \\| e\\](\\[f]\\) and [a] (b) and [c][d] and ![e]'],
  [
    'MDX',
    "import x from './x'\nexport const y = {\n  z: 'hidden words',\n}\n\n<Tabs>\n<TabItem label=\"A\" value='b'>One {/* no words */} {'two'} {count}</TabItem>\n</Tabs>\n\n<Chart rows={[{ a: 1 > 0 }]} />",
  ],
  [
    'files',
    '<p><img src="https://a.example/b.png" alt=""> <a href="https://c.example"><img src="//d.example/e.png" alt="F"></a></p><video><source src="/uploads/a.mp4"><source src="/uploads/a.webm">No video</video>',
  ],
  ['counters', '<p>One<img src="https://a.example/b.gif" width="1" height="1"></p>'],
  ['front matter', '---\ntitle: "Rain"\ntags: [a, b]\n---\n\n# Rain'],
  ['short codes', '<p>Before</p>[gallery ids="3,4"][caption id="a" width="300"]<p>A pit</p>[/caption]'],
  ['tables', '| A | B |\n| :-- | --: |\n| 1 |\n| c \\| d | `e|f` |'],
  ['JSON with an image', json({ type: 'image', image: IMAGE })],
])('finds nothing in a text with %s', (_, text) => expect(lossesOf(text)).toEqual([]));
