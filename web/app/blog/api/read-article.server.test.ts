import { describe, expect, it } from 'vitest';
import { truncate } from '~/lib/text-format';
import { cmsArticle, indexed, nested, tags } from '../fixtures/articles';
import { DESCRIPTION_LENGTH } from '../list/article-card';
import { collectDocumentIds, toArticle, toIndexedCard } from './read-article.server';

const textBlock = (body: string) => ({ __component: 'shared.rich-text', body });

it('a card contains the list fields, with a prefixed id, and no field more', () => {
  expect(
    indexed(1, { tags: tags('Baselines', 'Data quality'), author: { name: 'Meera Iyer', bio: 'Counts' } }).card,
  ).toEqual({
    id: 'strapi-doc1',
    title: 'Post number 1',
    description: 'What post 1 says.',
    image: { src: '/uploads/cover-1.webp', alt: 'Cover 1', width: 1600, height: 900 },
    slug: 'post-1',
    isStrapiBlog: true,
    publishedAt: '2026-10-29T00:00:00.000Z',
    author: { name: 'Meera Iyer' },
    category: { name: 'Measurement', slug: 'measurement' },
    tags: tags('Baselines', 'Data quality'),
  });
});

it('an article contains every field', async () => {
  const article = await toArticle(
    cmsArticle(1, {
      content: '## First\n\nWords',
      author: { name: 'Meera Iyer', avatar: { url: '/uploads/meera.webp', alternativeText: 'Meera' } },
      tags: tags('CSR'),
      blocks: [textBlock('## First\n\n[^1]\n\n[^1]: Note')],
      seo: { metaTitle: 'T', metaDescription: 'D', noIndex: true, shareImage: { url: '/uploads/share.webp' } },
    }),
  );
  expect(article).toMatchObject({
    ...{ documentId: 'doc1', slug: 'post-1', title: 'Post number 1', minutes: 1 },
    author: { name: 'Meera Iyer', avatar: { src: '/uploads/meera.webp' } },
    category: { name: 'Measurement' },
    cover: { src: '/uploads/cover-1.webp', width: 1600 },
    tags: [{ name: 'CSR', slug: 'csr' }],
    seo: { title: 'T', description: 'D', image: '/uploads/share.webp', noIndex: true },
  });
});

it('reads the Strapi 4 format', async () => {
  const flat = cmsArticle(2, { tags: tags('CSR'), content: 'Words' });
  expect(toIndexedCard(nested(flat))?.card).toEqual(toIndexedCard(flat)?.card);
  expect(await toArticle(nested(flat))).toEqual(await toArticle(flat));
});

it.each([
  ['hi', 'hi'],
  ['en', undefined],
  [null, undefined],
  ['xx', undefined],
])('of the language %j is in %j', async (language, shown) => {
  expect(indexed(1, { language }).card.language).toBe(shown);
  expect((await toArticle(cmsArticle(1, { language })))?.language).toBe(shown);
});

it('has a date of its last change, and whether search engines may list it', () => {
  const publishedAt = '2026-10-29T00:00:00.000Z';
  const updatedAt = '2026-10-30T00:00:00.000Z';
  expect(indexed(1, { updatedAt, seo: { noIndex: true } })).toMatchObject({ changed: updatedAt, noIndex: true });
  expect(indexed(1, { publishedAt })).toMatchObject({ changed: publishedAt, noIndex: false });
});

describe('a malformed field counts as missing', () => {
  const DEFAULT = 'New blog post from our latest insights and field work.';
  it.each([
    ...[undefined, null, '', '   ', 7].map((description) => [{ description }, { description: DEFAULT }] as const),
    [{ slug: null }, { slug: 'doc1' }],
    [{ documentId: null }, { id: 'strapi-1' }],
    [{ cover: { url: 'javascript:alert(1)' } }, { image: undefined }],
    [
      { cover: 'x', publishedAt: 7, seo: 'x', blocks: 'x' },
      { image: undefined, publishedAt: undefined },
    ],
    [
      { author: 'Meera', category: [] },
      { author: undefined, category: undefined },
    ],
    [
      { author: { name: ' ' }, category: { name: 'A', slug: 7 } },
      { author: undefined, category: { name: 'A' } },
    ],
    [{ tags: [null, 7, { slug: 'a' }, { name: 'B' }] }, { tags: [{ name: 'B' }] }],
    [{ tags: 'x' }, { tags: [] }],
  ] as const)('%j', async (fields, shown) => {
    expect(indexed(1, fields).card).toMatchObject(shown);
    expect(await toArticle(cmsArticle(1, fields))).toMatchObject({ title: 'Post number 1', blocks: [] });
  });

  it.each([null, 'text', [], {}, { title: 'No id' }, { documentId: 'no-title' }, { documentId: 'x', title: ' ' }])(
    'except the id and the title: %j is no article',
    async (value) => {
      expect(toIndexedCard(value)).toBeUndefined();
      expect(await toArticle(value)).toBeUndefined();
    },
  );

  it('in a list of blocks', async () => {
    const blocks = [null, 7, 'x', { __component: 'shared.quote', body: 'Ok' }];
    expect((await toArticle(cmsArticle(1, { blocks })))?.blocks).toHaveLength(1);
  });
});

it.each(['a', '🌾'])('a description keeps 100 characters, and the 101st is cut: %s', (character) => {
  expect(truncate(character.repeat(100), DESCRIPTION_LENGTH)).toBe(character.repeat(100));
  expect(truncate(character.repeat(101), DESCRIPTION_LENGTH)).toBe(`${character.repeat(100)}…`);
});

it('gives headings and footnotes of all texts unique ids', async () => {
  const text = '## Same\n\nWords[^1]\n\n[^1]: Note';
  const article = await toArticle(cmsArticle(1, { content: text, blocks: [textBlock(text)] }));
  expect(article?.headings.map(({ id }) => id)).toEqual(['section-same', 'section-same-2']);
  const html = `${article?.contentHtml}${article?.blocks.map((block) => ('html' in block ? block.html : '')).join('')}`;
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('accepts content as JSON instead of text', async () => {
  const content = [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'As JSON' }] }];
  expect((await toArticle(cmsArticle(1, { content })))?.contentHtml).toContain('As JSON');
});

it('derives the reading time from the word count', async () => {
  expect((await toArticle(cmsArticle(1, { content: 'word '.repeat(2200) })))?.minutes).toBe(10);
});

it('takes the first paragraphs as the excerpt of an article without a description', async () => {
  const content = '# Title\n\nThe first *paragraph*\nis long enough &amp; has a link to [a page](/x).\n\n- List';
  const blocks = [textBlock('Second paragraph.')];
  expect(await toArticle(cmsArticle(1, { content, blocks, description: null }))).toMatchObject({
    description: undefined,
    excerpt: 'The first paragraph is long enough & has a link to a page. Second paragraph.',
  });
  expect((await toArticle(cmsArticle(1, { content, blocks })))?.excerpt).toBeUndefined();
  expect((await toArticle(cmsArticle(1, { content: 'Too short.', description: null })))?.excerpt).toBeUndefined();
});

it('rewrites image URLs of the CMS to this site, in texts too', async () => {
  const article = await toArticle(cmsArticle(1, { content: '![Alt](http://cms.example:1337/uploads/a.webp)' }), {
    cms: 'http://cms.example:1337',
  });
  expect(article?.contentHtml).toContain('src="/uploads/a.webp"');
});

it('collects all ids of an article at any depth, once', () => {
  const image = { documentId: 'file1', url: '/uploads/a.webp' };
  const article = {
    documentId: 'post1',
    cover: image,
    author: { documentId: 'meera', avatar: { documentId: 'file2' } },
    tags: [{ documentId: 'tag1' }, { documentId: 'tag2' }],
    blocks: [{ __component: 'shared.slider', files: [image] }, null, 'text', 4, { id: 1 }],
  };
  expect(collectDocumentIds(article)).toEqual(['post1', 'file1', 'meera', 'file2', 'tag1', 'tag2']);
});
