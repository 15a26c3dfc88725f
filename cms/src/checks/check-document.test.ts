import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID, shippedPages } from '../pages/page-type';
import { checkDocument } from './check-document';
import type { CheckedDocument, Fields } from './checked-document';
import { documentWith, IMAGE } from '../../tests/support/checked-documents';

const CMS = path.resolve(import.meta.dirname, '../..');
const article = (data: Fields = {}, changes: Parameters<typeof documentWith>[2] = {}) =>
  documentWith(ARTICLE_UID, data, changes);
const page = (...sections: Fields[]) => documentWith(PAGE_UID, { sections });
const withText = (facts: NonNullable<Parameters<typeof documentWith>[2]>['facts']) => article({}, { facts });
const found = (document: CheckedDocument, level: 'refuse' | 'warn') =>
  checkDocument(document)
    .filter((problem) => problem.level === level)
    .map(({ path: field, message }) => [field.join('.'), message]);

const IMAGE_WITHOUT_TEXT = { ...IMAGE, alternativeText: null };
const DECORATIVE_IMAGE = { ...IMAGE, alternativeText: 'Decorative' };
const gallery = (...files: object[]) => ({ blocks: [{ __component: 'shared.gallery', files }] });
const src = IMAGE.url;

type Row<T> = [what: string, given: T, message: RegExp];
type Facts = Parameters<typeof withText>[0];

const hero = (picture: Fields) => page({ __component: 'opening.page-hero', title: 'A', variant: 'band', picture });
const team = (person: Fields) => page({ __component: 'people.team', title: 'A', items: [person] });
const block = (name: string, data: Fields) => article({ blocks: [{ __component: `shared.${name}`, ...data }] });
const broken = (tag: string, line: number): Facts => ({
  ...{ format: 'mdx', problem: { reason: `Expected a closing tag for \`<${tag}>\``, line } },
});
const headings = (...levels: number[]): Facts => ({ headings: levels.map((level) => ({ level, text: `H${level}` })) });

const URDU = 'آپ انکار کر سکتے ہیں، یا کسی بھی وقت رک سکتے ہیں۔ ';
const HINDI = 'आप मना कर सकते हैं, और कोई आपसे कारण नहीं पूछेगा।';

it.each<[string, Fields]>([
  ['Hindi', { language: 'hi', content: HINDI, title: 'सूखा', description: HINDI }],
  ['Nepali, in the same script', { language: 'ne', content: HINDI.repeat(3) }],
  ['English with a sentence in Devanagari', { content: `${'The wells were dry in June. '.repeat(5)}${HINDI}` }],
  ['few letters', { language: 'ta', description: 'Rain', content: '' }],
  [
    'Hindi with code, links and markup',
    {
      language: 'hi',
      description: HINDI,
      content: `<div class="a-long-class-name another-long-class-name">${HINDI}</div>\n\n[${HINDI}](https://example.org/a/long/address/in/latin/letters)\n\n\`\`\`\n${'select wells '.repeat(20)}\n\`\`\``,
    },
  ],
  [
    'Hindi as JSON rich text',
    {
      language: 'hi',
      description: HINDI,
      content: JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', text: HINDI, bold: true }] }]),
    },
  ],
])('finds nothing in the language of a text: %s', (_, data) => {
  expect(found(article(data), 'warn').filter(([field]) => field === 'language')).toEqual([]);
});

it('finds nothing in a complete article and page', () => {
  expect(checkDocument(article({ cover: IMAGE, ...gallery(IMAGE, DECORATIVE_IMAGE) }))).toEqual([]);
  expect(checkDocument(page())).toEqual([]);
});

describe('refuses', () => {
  it.each<Row<Fields>>([
    [
      'without alternative text',
      { alternativeText: null },
      /without alternative text, "well\.png" \(Cover\).*"decorative"/,
    ],
    ['with a file name as alternative text', { alternativeText: 'well.PNG' }, /without/],
    ['with its file name of several words', { name: 'The well.png', alternativeText: 'The well.png' }, /without/],
    ['that is narrow', { width: 1199 }, /is 1199 pixels wide.*at least 1200/],
  ])('a cover %s', (_, changes, message) => {
    const document = article({ cover: { ...IMAGE, ...changes } });
    expect(found(document, 'refuse')).toContainEqual(['cover', expect.stringMatching(message)]);
  });

  it.each<Row<Facts>>([
    ['an image', { images: [{ src, alt: '' }] }, /in Main text, "well\.png".*!\[…\]/],
    ['a file name', { images: [{ src, alt: 'well.png' }] }, /in Main text/],
    [
      'a tag that is not closed',
      broken('Tldr', 3),
      /^has a text that cannot be read \(Main text, line 3\): .* Write <\/Tldr> where it ends\.$/,
    ],
    [
      'a word in angle brackets that is no tag',
      broken('Village', 3),
      /If it is no tag, write \\<Village>\. Otherwise write <\/Village> where it ends\.$/,
    ],
    ['a tag of HTML that is not closed in MDX', broken('br', 1), /Write <br \/>/],
  ])('in a text %s', (_, facts, message) => {
    expect(found(withText(facts), 'refuse')).toContainEqual(['content', expect.stringMatching(message)]);
  });

  it.each<[...Row<CheckedDocument>, field: string]>([
    [
      'an image of a block',
      article(gallery(IMAGE, IMAGE_WITHOUT_TEXT)),
      /"well\.png" \(block 1 "Gallery", Pictures\)/,
      'blocks.0.files',
    ],
    [
      'an image of a section',
      hero({ image: { ...IMAGE, alternativeText: ' ' } }),
      /\(section 1 "Opening", Picture, Image\)/,
      'sections.0.picture.image',
    ],
    [
      'the image for phones of a section',
      hero({ image: IMAGE, narrow: IMAGE_WITHOUT_TEXT }),
      /\(section 1 "Opening", Picture, Image for phones\)/,
      'sections.0.picture.narrow',
    ],
    [
      'a name of a shipped picture that does not exist',
      page({ __component: 'closing.link-list', items: [{ picture: { shipped: 'carbon-maps' } }] }),
      /did not come with the site, "carbon-maps" \(section 1 "[\w ]+", Pages 1, Picture, Shipped picture\)/,
      'sections.0.items.0.picture.shipped',
    ],
    ['a cover without its file', article({ cover: IMAGE }, { hasCoverFile: false }), /whose file is missing/, 'cover'],
    ['a slug that is taken', article({}, { slugOwner: 'Other' }), /"rain": the article "Other" has it/, 'slug'],
    ['a slug with a dot', article({ slug: 'a.b' }), /address "a\.b".*letters, digits and hyphens/, 'slug'],
    ['a slug with a hyphen at its end', article({ slug: 'a-' }), /address "a-"/, 'slug'],
    ['a missing title', article({ title: '' }), /^needs Title\. Fill it in\.$/, 'title'],
    ['a missing field', page({ __component: 'product.plans' }), /needs section 1 "Plans", Title/, 'sections.0.title'],
    [
      'too long a text in an item',
      team({ name: 'x'.repeat(500) }),
      /too long in section 1 "Team", People 1, Name\. Shorten it to \d+ characters; it has 500/,
      'sections.0.items.0.name',
    ],
    ['a choice that is gone', block('code', { language: 'cobol' }), /no longer possible, "cobol"/, 'blocks.0.language'],
    ['a block without its file', article(gallery()), /needs a file in block 1 "Gallery", Pictures/, 'blocks.0.files'],
    [
      'a video without https',
      block('video', { url: 'http://a' }),
      /^has no address of a video in block 1 "Video", Address of the video, "http:\/\/a"\. Copy it .*https:\/\//,
      'blocks.0.url',
    ],
    [
      'a video that is no video of YouTube',
      page({ __component: 'product.video', video: { videoId: 'https://vimeo.com/1' } }),
      /^has no id of a video in section 1 "Video", Video, Video id, .*Paste the address/,
      'sections.0.video.videoId',
    ],
  ])('%s', (_, document, message, field) => {
    expect(found(document, 'refuse')).toContainEqual([field, expect.stringMatching(message)]);
  });

  it.each<[string, CheckedDocument]>([
    ['an image that is decorative', article({ cover: DECORATIVE_IMAGE })],
    ['an image in a text that is decorative', withText({ images: [{ src, alt: 'decorative' }] })],
    ['an image of another host in a text', withText({ images: [{ src: 'https://example.org/a.png', alt: '' }] })],
    ['a video without alternative text', block('media', { file: { ...IMAGE_WITHOUT_TEXT, mime: 'video/mp4' } })],
    ['a portrait, which has its name', team({ name: 'B', picture: { image: IMAGE_WITHOUT_TEXT } })],
    ['a shipped picture', hero({ shipped: 'carbon-map' })],
    [
      'an alternative text that ends in a file name',
      article({ cover: { ...IMAGE, alternativeText: 'The field that anim.gif shows, and well.png' } }),
    ],
    ['the same in a text', withText({ images: [{ src, alt: 'A field picture for anim.gif' }] })],
    ['an article without a cover', article({ cover: null })],
    ['a cover of 1200 pixels', article({ cover: { ...IMAGE, width: 1200 } })],
    [
      'a text when the site does not respond',
      article({}, { texts: [{ path: ['content'], location: 'Main text', facts: null }] }),
    ],
  ])('not %s', (_, document) => {
    const fields = found(document, 'refuse').filter(([, message]) => !/needs|too few/.test(String(message)));
    expect(fields).toEqual([]);
  });

  it('no file name in a text if the media library has the alternative text', () => {
    const inText = (alt: string, file: typeof IMAGE) =>
      found(article({}, { facts: { images: [{ src, alt }] }, libraryFile: () => file }), 'refuse');
    expect(inText('well.png', IMAGE)).toEqual([]);
    expect(inText('The well.png', { ...IMAGE, name: 'The well.png' })).toHaveLength(1);
    expect(inText('', DECORATIVE_IMAGE)).toEqual([]);
    expect(inText('', IMAGE)).toHaveLength(1);
  });
});

describe('warns of', () => {
  it.each<Row<Facts>>([
    ['a skipped level', headings(2, 4), /before "H4".*level 3, ###/],
    ['a first heading of level 3', headings(3), /level 2, ##/],
    ['a link that leads nowhere', { links: ['/contact', '/nowhere'] }, /^links to \/nowhere, which does not exist/],
    [
      'Markdown in HTML',
      { format: 'html', surprise: 'markdown-in-html' },
      /read as HTML, because it has nothing outside its tags/,
    ],
    ['invalid JSON', { format: 'plain', surprise: 'invalid-json' }, /starts like JSON/],
    [
      'syntax of other systems',
      { foreign: [3, 7].map((line) => ({ written: `[[${line}]]`, line })) },
      /another system .*: \[\[3\]\] in line 3, \[\[7\]\] in line 7\.$/,
    ],
    [
      'lost words',
      { losses: [{ kind: 'words', what: 'Rain fell', after: 'The season', line: 3 }] },
      /^has words that the page does not show \(Main text\): "Rain fell", line 3, after "The season"\. Look for/,
    ],
    [
      'images without a file',
      { losses: [1, 2, 3, 4].map((line) => ({ kind: 'image', what: '', after: line > 1 ? 'A' : '', line })) },
      /^has an image that .*: line 1; line 2, after "A"; line 3, after "A" and 1 more\. Upload it to the media library/,
    ],
    ['a lost video of JSON', { losses: [{ kind: 'video', what: '', after: '' }] }, /^has a video .*: at the start\./],
    [
      'a lost link',
      { losses: [{ kind: 'link', what: 'Open', after: '' }] },
      /^has a link .*: "Open"\. Write an address/,
    ],
  ])('%s in a text', (_, facts, message) => {
    expect(found(withText(facts), 'warn')).toContainEqual(['content', expect.stringMatching(message)]);
  });

  it.each<[...Row<CheckedDocument>, field: string]>([
    ['no description', article({ description: null }), /^has no description/, 'description'],
    ['a short description', article({ description: 'x'.repeat(49) }), /of 49 characters/, 'description'],
    [
      'a long description for search',
      article({ seo: { metaDescription: 'x'.repeat(161) } }),
      /of 161/,
      'seo.metaDescription',
    ],
    [
      'a link of a section that leads nowhere',
      page({ __component: 'closing.call-to-action', title: 'A', actions: [{ label: 'B', to: '/nowhere' }] }),
      /links to \/nowhere/,
      'sections.0.actions.0.to',
    ],
    [
      'English chosen for a text in Devanagari',
      article({ content: `## ${HINDI}\n\n${HINDI}`, language: null }),
      /^has a text in Devanagari letters, but its language is English\. Choose the language of the text\.$/,
      'language',
    ],
    [
      'Bengali chosen for a text in Latin letters',
      article({ content: 'The wells were dry in June. '.repeat(3), language: 'bn' }),
      /in Latin letters, but its language is Bengali/,
      'language',
    ],
    [
      'Marathi chosen for a text in Arabic letters in a block',
      article({ language: 'mr', blocks: [{ __component: 'shared.rich-text', body: URDU.repeat(3) }] }),
      /in Arabic letters, but its language is Marathi/,
      'language',
    ],
    [
      'heavy images',
      article({ cover: { ...IMAGE, size: 2000 }, ...gallery({ ...IMAGE, id: 2, size: 1100 }) }),
      /of 3\.1 MB.*"well\.png" with 2\.0 MB/,
      'cover',
    ],
  ])('%s', (_, document, message, field) => {
    expect(found(document, 'warn')).toContainEqual([field, expect.stringMatching(message)]);
  });

  it('lost words only in a text that can be parsed', () => {
    const losses = [{ kind: 'words' as const, what: 'A', after: '', line: 1 }];
    expect(found(withText({ losses, problem: { reason: 'x' } }), 'warn')).toEqual([]);
  });

  it('the weight of an image only once if it is used twice', () => {
    const heavy = { ...IMAGE, size: 2000 };
    expect(found(article({ cover: heavy, ...gallery(heavy) }), 'warn')).toEqual([]);
  });
});

it('lists an image once that a field has twice', () => {
  expect(checkDocument(article(gallery(IMAGE_WITHOUT_TEXT, IMAGE_WITHOUT_TEXT)))).toHaveLength(1);
});

it('lists what refuses the publication first', () => {
  const levels = checkDocument(article({ description: '', cover: IMAGE_WITHOUT_TEXT, slug: '-' })).map(
    ({ level }) => level,
  );
  expect(levels).toEqual(['refuse', 'refuse', 'warn']);
});

it.each(shippedPages(CMS).map((shipped) => [shipped.path, shipped] as const))(
  'the shipped page %s passes',
  (_, shipped) => {
    expect(found(documentWith(PAGE_UID, shipped), 'refuse')).toEqual([]);
  },
);
