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
  it.each<[string, CheckedDocument, string, RegExp]>([
    [
      'a cover without alternative text',
      article({ cover: IMAGE_WITHOUT_TEXT }),
      'cover',
      /without alternative text, "well\.png" \(Cover\).*"decorative"/,
    ],
    [
      'an image of a block',
      article(gallery(IMAGE, IMAGE_WITHOUT_TEXT)),
      'blocks.0.files',
      /"well\.png" \(block 1 "Gallery", Pictures\)/,
    ],
    [
      'an image of a section',
      page({
        __component: 'opening.page-hero',
        title: 'A',
        variant: 'page',
        picture: { image: { ...IMAGE, alternativeText: ' ' } },
      }),
      'sections.0.picture.image',
      /\(section 1 "Opening", Picture, Image\)/,
    ],
    [
      'the image for phones of a section',
      page({
        __component: 'opening.page-hero',
        title: 'A',
        variant: 'page',
        picture: { image: IMAGE, narrow: IMAGE_WITHOUT_TEXT },
      }),
      'sections.0.picture.narrow',
      /\(section 1 "Opening", Picture, Image for phones\)/,
    ],
    [
      'a name of a shipped picture that does not exist',
      page({ __component: 'closing.link-list', items: [{ picture: { shipped: 'carbon-maps' } }] }),
      'sections.0.items.0.picture.shipped',
      /did not come with the site, "carbon-maps" \(section 1 "[\w ]+", Pages 1, Picture, Shipped picture\)/,
    ],
    [
      'a file name as alternative text',
      article({ cover: { ...IMAGE, alternativeText: 'well.PNG' } }),
      'cover',
      /without/,
    ],
    [
      'the file name of several words of the image',
      article({ cover: { ...IMAGE, name: 'The well.png', alternativeText: 'The well.png' } }),
      'cover',
      /without/,
    ],
    ['an image in a text', withText({ images: [{ src, alt: '' }] }), 'content', /in Main text, "well\.png".*!\[…\]/],
    ['a file name in a text', withText({ images: [{ src, alt: 'well.png' }] }), 'content', /in Main text/],
    ['a cover without its file', article({ cover: IMAGE }, { hasCoverFile: false }), 'cover', /whose file is missing/],
    ['a narrow cover', article({ cover: { ...IMAGE, width: 1199 } }), 'cover', /is 1199 pixels wide.*at least 1200/],
    ['a slug that is taken', article({}, { slugOwner: 'Other' }), 'slug', /"rain": the article "Other" has it/],
    ['a slug with a dot', article({ slug: 'a.b' }), 'slug', /address "a\.b".*letters, digits and hyphens/],
    ['a slug with a hyphen at its end', article({ slug: 'a-' }), 'slug', /address "a-"/],
    [
      'a tag that is not closed',
      withText({ format: 'mdx', problem: { reason: 'Expected a closing tag for `<Tldr>`', line: 3 } }),
      'content',
      /^has a text that cannot be read \(Main text, line 3\): .* Write <\/Tldr> where it ends\.$/,
    ],
    [
      'a word in angle brackets that is no tag',
      withText({ format: 'mdx', problem: { reason: 'Expected a closing tag for `<Village>`', line: 3 } }),
      'content',
      /If it is no tag, write \\<Village>\. Otherwise write <\/Village> where it ends\.$/,
    ],
    [
      'a tag of HTML that is not closed in MDX',
      withText({ format: 'mdx', problem: { reason: 'Expected a closing tag for `<br>`', line: 1 } }),
      'content',
      /Write <br \/>/,
    ],
    ['a missing title', article({ title: '' }), 'title', /^needs Title\. Fill it in\.$/],
    [
      'a missing field of a section',
      page({ __component: 'product.plans' }),
      'sections.0.title',
      /needs section 1 "Plans", Title/,
    ],
    [
      'too long a text in an item',
      page({ __component: 'people.team', title: 'A', items: [{ name: 'x'.repeat(500) }] }),
      'sections.0.items.0.name',
      /too long in section 1 "Team", People 1, Name\. Shorten it to \d+ characters; it has 500/,
    ],
    [
      'a choice that is gone',
      article({ blocks: [{ __component: 'shared.code', language: 'cobol', code: 'x' }] }),
      'blocks.0.language',
      /no longer possible, "cobol"/,
    ],
    ['a block without its file', article(gallery()), 'blocks.0.files', /needs a file in block 1 "Gallery", Pictures/],
    [
      'a video without https',
      article({ blocks: [{ __component: 'shared.video', url: 'http://a' }] }),
      'blocks.0.url',
      /^has no address of a video in block 1 "Video", Address of the video, "http:\/\/a"\. Copy it .*https:\/\//,
    ],
    [
      'a video that is no video of YouTube',
      page({ __component: 'product.video', video: { videoId: 'https://vimeo.com/1' } }),
      'sections.0.video.videoId',
      /^has no id of a video in section 1 "Video", Video, Video id, .*Paste the address/,
    ],
  ])('%s', (_, document, field, message) => {
    expect(found(document, 'refuse')).toContainEqual([field, expect.stringMatching(message)]);
  });

  it.each<[string, CheckedDocument]>([
    ['an image that is decorative', article({ cover: DECORATIVE_IMAGE })],
    ['an image in a text that is decorative', withText({ images: [{ src, alt: 'decorative' }] })],
    ['an image of another host in a text', withText({ images: [{ src: 'https://example.org/a.png', alt: '' }] })],
    [
      'a video without alternative text',
      article({ blocks: [{ __component: 'shared.media', file: { ...IMAGE_WITHOUT_TEXT, mime: 'video/mp4' } }] }),
    ],
    [
      'a portrait, which has its name',
      page({ __component: 'people.team', title: 'A', items: [{ name: 'B', picture: { image: IMAGE_WITHOUT_TEXT } }] }),
    ],
    ['a shipped picture', page({ __component: 'opening.page-hero', title: 'A', picture: { shipped: 'carbon-map' } })],
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
  it.each<[string, CheckedDocument, string, RegExp]>([
    ['no description', article({ description: null }), 'description', /^has no description/],
    ['a short description', article({ description: 'x'.repeat(49) }), 'description', /of 49 characters/],
    [
      'a long description for search',
      article({ seo: { metaDescription: 'x'.repeat(161) } }),
      'seo.metaDescription',
      /of 161/,
    ],
    [
      'a skipped level',
      withText({
        headings: [
          { level: 2, text: 'A' },
          { level: 4, text: 'B' },
        ],
      }),
      'content',
      /before "B".*level 3, ###/,
    ],
    ['a first heading of level 3', withText({ headings: [{ level: 3, text: 'A' }] }), 'content', /level 2, ##/],
    [
      'a link in a text that leads nowhere',
      withText({ links: ['/contact', '/nowhere'] }),
      'content',
      /^links to \/nowhere, which does not exist/,
    ],
    [
      'a link of a section that leads nowhere',
      page({ __component: 'closing.call-to-action', title: 'A', actions: [{ label: 'B', to: '/nowhere' }] }),
      'sections.0.actions.0.to',
      /links to \/nowhere/,
    ],
    [
      'Markdown in HTML',
      withText({ format: 'html', surprise: 'markdown-in-html' }),
      'content',
      /read as HTML, because it has nothing outside its tags/,
    ],
    [
      'syntax of other systems',
      withText({
        foreign: [
          { written: '[gallery]', line: 3 },
          { written: '[[Wells]]', line: 7 },
        ],
      }),
      'content',
      /another system .*: \[gallery\] in line 3, \[\[Wells\]\] in line 7\.$/,
    ],
    [
      'lost words',
      withText({ losses: [{ kind: 'words', what: 'Rain fell', after: 'The season', line: 3 }] }),
      'content',
      /^has words that the page does not show \(Main text\): "Rain fell", line 3, after "The season"\. Look for/,
    ],
    [
      'images without a file',
      withText({ losses: [1, 2, 3, 4].map((line) => ({ kind: 'image', what: '', after: line > 1 ? 'A' : '', line })) }),
      'content',
      /^has an image that .*: line 1; line 2, after "A"; line 3, after "A" and 1 more\. Upload it to the media library/,
    ],
    [
      'a lost video of JSON',
      withText({ losses: [{ kind: 'video', what: '', after: '' }] }),
      'content',
      /^has a video .*: at the start\./,
    ],
    [
      'a lost link',
      withText({ losses: [{ kind: 'link', what: 'Open', after: '' }] }),
      'content',
      /^has a link .*: "Open"\. Write an address/,
    ],
    ['invalid JSON', withText({ format: 'plain', surprise: 'invalid-json' }), 'content', /starts like JSON/],
    [
      'English chosen for a text in Devanagari',
      article({ content: `## ${HINDI}\n\n${HINDI}`, language: null }),
      'language',
      /^has a text in Devanagari letters, but its language is English\. Choose the language of the text\.$/,
    ],
    [
      'Bengali chosen for a text in Latin letters',
      article({ content: 'The wells were dry in June. '.repeat(3), language: 'bn' }),
      'language',
      /in Latin letters, but its language is Bengali/,
    ],
    [
      'Marathi chosen for a text in Arabic letters in a block',
      article({
        language: 'mr',
        blocks: [
          { __component: 'shared.rich-text', body: 'آپ انکار کر سکتے ہیں، یا کسی بھی وقت رک سکتے ہیں۔ '.repeat(3) },
        ],
      }),
      'language',
      /in Arabic letters, but its language is Marathi/,
    ],
    [
      'heavy images',
      article({ cover: { ...IMAGE, size: 2000 }, ...gallery({ ...IMAGE, id: 2, size: 1100 }) }),
      'cover',
      /of 3\.1 MB.*"well\.png" with 2\.0 MB/,
    ],
  ])('%s', (_, document, field, message) => {
    expect(found(document, 'warn')).toContainEqual([field, expect.stringMatching(message)]);
  });

  it('lost words only in a text that can be parsed', () => {
    const losses = [{ kind: 'words' as const, what: 'A', after: '', line: 1 }];
    expect(found(withText({ losses, problem: { reason: 'x' } }), 'warn')).toEqual([]);
  });

  it('the weight of an image only once if it is used twice', () => {
    expect(found(article({ cover: { ...IMAGE, size: 2000 }, ...gallery({ ...IMAGE, size: 2000 }) }), 'warn')).toEqual(
      [],
    );
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
