import { expect, it } from 'vitest';
import { cmsArticle, nested, tags } from '../fixtures/articles';
import { toArticle } from './to-article.server';

it('returns every field of an article', async () => {
  const article = await toArticle(
    cmsArticle(1, {
      content: '## First\n\nWords',
      author: { name: 'Meera Iyer', avatar: { url: '/uploads/meera.webp', alternativeText: 'Meera' } },
      tags: tags('CSR'),
      blocks: [{ __component: 'shared.rich-text', body: '## First\n\n[^1]\n\n[^1]: Note' }],
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

it('has the language of its text, and none for that of the pages', async () => {
  const languageOf = async (language: unknown) => (await toArticle(cmsArticle(1, { language })))?.language;
  expect(await Promise.all(['ur', 'en', null, 'xx'].map(languageOf))).toEqual(['ur', undefined, undefined, undefined]);
});

it('accepts the Strapi 4 format', async () => {
  const flat = cmsArticle(1, { tags: tags('A'), content: 'Words' });
  expect(await toArticle(nested(flat))).toEqual(await toArticle(flat));
});

it('gives headings and footnotes of all texts unique ids', async () => {
  const text = '## Same\n\nWords[^1]\n\n[^1]: Note';
  const article = await toArticle(
    cmsArticle(1, { content: text, blocks: [{ __component: 'shared.rich-text', body: text }] }),
  );
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
  const blocks = [{ __component: 'shared.rich-text', body: 'Second paragraph.' }];
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

it.each([null, 'x', {}, { title: 'No id' }, { documentId: 'x' }])('returns undefined for %j', async (value) => {
  expect(await toArticle(value)).toBeUndefined();
});

it('accepts a malformed list of blocks and malformed blocks', async () => {
  expect((await toArticle(cmsArticle(1, { blocks: 'x' })))?.blocks).toEqual([]);
  expect(
    (await toArticle(cmsArticle(1, { blocks: [null, 7, 'x', { __component: 'shared.quote', body: 'Ok' }] })))?.blocks,
  ).toHaveLength(1);
});
