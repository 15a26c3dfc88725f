import { expect, it, describe } from 'vitest';
import { SAFE_URLS, UNSAFE_URLS } from '../../../testing/urls';
import { renderArticleBody } from './article-body.server';
import { pageOf, whatReadersSee } from './cases/what-readers-see';
import { withoutFrontMatter } from './detect-format';
import { createRenderContexts, type ImageSources } from './render-context';
import { countWords, readingMinutes, renderText } from './render-text.server';
import { writtenUrl } from './written-url';

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

describe('writtenUrl', () => {
  it.each([
    ...SAFE_URLS,
    ...['report.pdf', 'notes.md', 'photo.webp', 'index.html', 'data.csv', 'setup.py', 'archive.tar.gz', 'v2.0', '3.5'],
    ...['.org/a', 'a..b', 'a/example.org', '#example.org', '?to=example.org', '2019-01/rain.com.png'],
  ])('accepts %s', (url) => expect(writtenUrl(url)).toBe(url));

  it.each([
    ...UNSAFE_URLS,
    ...['java script:x', 'javascript.com:alert(1)', 'javascript:alert@example.org', 'data.in:text/html,x'],
    ...['///evil.example', '//\\evil.example', '//'],
  ])('rejects %j', (url) => expect(writtenUrl(url)).toBeUndefined());
});

it.each([
  ['//cdn.example/a', 'https://cdn.example/a'],
  ['/\t/cdn.example', 'https://cdn.example'],
  ['www.example.org', 'https://www.example.org'],
  ['WWW.rain.community/a?b#c', 'https://WWW.rain.community/a?b#c'],
  ['example.org', 'https://example.org'],
  ['example.org/a', 'https://example.org/a'],
  ['data.gov.in', 'https://data.gov.in'],
  ['example.co.in:8080/a', 'https://example.co.in:8080/a'],
  ['hackmd.md/notes', 'https://hackmd.md/notes'],
  ['ravi@example.org', 'mailto:ravi@example.org'],
  ['ravi@example.org?subject=Two words', 'mailto:ravi@example.org?subject=Two%20words'],
  [' mailto: ravi@example.org?subject=Two words', 'mailto:ravi@example.org?subject=Two%20words'],
  ['Tel: +91 98450 00000', 'tel:+919845000000'],
  ['+91 (984) 500-0000', 'tel:+91(984)500-0000'],
  ['HTTPS://Example.org/A', 'https://Example.org/A'],
  ['https://example.org/my report.pdf', 'https://example.org/my%20report.pdf'],
  ['/uploads/my\u00a0report.pdf', '/uploads/my%20report.pdf'],
  ['https://\u200bexample.org\n', 'https://example.org'],
])('writtenUrl completes %j', (url, complete) => {
  expect(writtenUrl(url)).toBe(complete);
  expect(writtenUrl(complete)).toBe(complete);
});

it.each([
  ['sql', 'select 1 -- <b>', /hljs-keyword.*&#x3C;b>/],
  ['klingon"><script>', 'x < y', /^(?!.*<script).*x &#x3C; y/s],
])('code of the language %j is escaped, and highlighted if that is known', (language, code, shown) => {
  const { blocks } = renderArticleBody({ blocks: [{ __component: 'shared.code', code, language }] });
  expect(blocks).toEqual([{ type: 'code', html: expect.stringMatching(shown) as string }]);
});

const minutesOf = (sentence: string, characters: number) =>
  readingMinutes(countWords(sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters)));

it.each([
  ['Japanese', '井戸の水位を毎朝記録し、村の会議で数字を読み上げました。', 15],
  ['Chinese', '我们每天早上记录水井的水位，并在村会上宣读数字。', 14],
])('7600 characters of %s need about %i minutes', (_, sentence, minutes) => {
  expect(minutesOf(sentence, 7600)).toBeGreaterThanOrEqual(minutes - 1);
  expect(minutesOf(sentence, 7600)).toBeLessThanOrEqual(minutes + 1);
});

it.each([
  ['Thai', 'เราจดระดับน้ำในบ่อทุกเช้า', 6],
  ['Khmer', 'យើងកត់ត្រាកម្រិតទឹកអណ្តូងរាល់ព្រឹក', 5],
  ['Lao', 'ພວກເຮົາບັນທຶກລະດັບນໍ້າທຸກເຊົ້າ', 5],
  ['Burmese', 'ကျွန်ုပ်တို့သည်ရေတွင်းရေမျက်နှာပြင်ကိုမှတ်တမ်းတင်သည်', 5],
])('words of %s count without spaces between them', (_, sentence, atLeast) => {
  expect(countWords(sentence)).toBeGreaterThanOrEqual(atLeast);
  expect(countWords(sentence)).toBeLessThan(sentence.length / 2);
});

it.each([
  ['We read 12 gauges a day, the women’s group too.', 10],
  ['हम रोज़ कुएँ का पानी नापते हैं।', 7],
  ['毎朝 Surve-R で記録', 3],
  ['データベース、データ。', 4],
  ['', 0],
])('%j has %i words', (text, count) => expect(countWords(text)).toBe(count));

// @vitest-environment jsdom

const BLOCKS = 'address article aside center fieldset footer form header main nav label button';
it.each(BLOCKS.split(' '))('words in <%s> do not run together', (tag) => {
  const text = `<p>Now</p><${tag}>Season one</${tag}><${tag}>Season two</${tag}>`;
  expect(whatReadersSee(text)).toEqual(['Now', 'Season one', 'Season two']);
});

it('gives the tables of an article unique names, or their captions', () => {
  const nextContext = createRenderContexts();
  const table = '| A |\n| - |\n| 1 |';
  const captioned = '<table><caption>Where it went</caption><tr><th scope="row">A</th></tr></table>';
  const shown = [`${table}\n\ntext\n\n${table}`, table, captioned].map((text) => renderText(text, nextContext()).html);
  const labels = [...shown.join('').matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual(['Table', 'Table 2', 'Table 3', 'Where it went']);
  expect(shown[2]).toContain('<figcaption>Where it went</figcaption>');
  expect(shown[2]).not.toContain('<caption>');
});

it('lowers headings below the title of the article and gives them ids, in any script', () => {
  const text = '# One\n\n## Two `x`\n\n## Two `x`\n\n###### Six\n\n## सहमति और बच्चे\n\n## ???';
  const { html, headings } = renderText(text, createRenderContexts()());
  expect(headings.map(({ level, id }) => `${level} ${id}`)).toEqual([
    '2 section-one',
    '3 section-two-x',
    '3 section-two-x-2',
    '6 section-six',
    '3 section-सहमति-और-बच्चे',
    '3 section-part',
  ]);
  expect(html).toContain('<h2 id="section-one">One<a class="heading-anchor" href="#section-one"');
  expect(html).not.toContain('<h1');
});

it('shows an image of another host as a link, unless that host is configured', () => {
  const text = '![Chart](http://pictures.example/a.png)';
  const name = 'Chart (at pictures.example)';
  expect(whatReadersSee(text)).toEqual([`[${name}](http://pictures.example/a.png)`]);
  expect(whatReadersSee(`[${text}](https://elsewhere.example)`)).toEqual([`[${name}](https://elsewhere.example)`]);
  const sources: ImageSources = { cms: 'http://cms.example:1337', hosts: ['pictures.example'] };
  const srcOf = (markdown: string) => pageOf(markdown, sources).querySelector('img')?.getAttribute('src');
  expect(srcOf(text)).toBe('https://pictures.example/a.png');
  expect(srcOf('![Chart](http://cms.example:1337/uploads/a.png)')).toBe('/uploads/a.png');
});

it('evaluates nothing in MDX: drops imports and exports, shows the source of expressions', () => {
  const global = globalThis as { ran?: boolean };
  const shown = pageOf(
    "import x from './x'\nexport const y = (globalThis.ran = true)\n\n" +
      "<Tldr>a {globalThis.ran = true} b {'text'} {7}{/* note */}</Tldr>\n\n" +
      '{globalThis.ran = true}\n\n<Tldr {...(globalThis.ran = true)}>z</Tldr>',
  ).innerHTML;
  expect(global.ran).toBeUndefined();
  expect(shown).toContain('a {globalThis.ran = true} b text 7');
  expect(shown).not.toMatch(/import|export|note \*/);
});
