import { describe, expect, it } from 'vitest';
import { truncate } from '~/lib/text-format';
import { DESCRIPTION_LENGTH, toArticleCard } from './article-card';
import { cmsArticle, nested, tags } from '../fixtures/articles';

describe('a card', () => {
  it('contains the list fields, with a prefixed id', () => {
    expect(toArticleCard(cmsArticle(1, { tags: tags('Baselines', 'Data quality') }))).toEqual({
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

  it('contains the language of its text, and none for that of the pages', () => {
    const languageOf = (language: unknown) => toArticleCard(cmsArticle(1, { language }))?.language;
    expect(['hi', 'en', null, 'xx'].map(languageOf)).toEqual(['hi', undefined, undefined, undefined]);
  });

  it('accepts the Strapi 4 format', () => {
    const flat = cmsArticle(2, { tags: tags('CSR') });
    expect(toArticleCard(nested(flat))).toEqual(toArticleCard(flat));
  });

  it.each([undefined, null, '', '   '])('has a default text where the description is %j', (description) => {
    expect(toArticleCard(cmsArticle(1, { description }))?.description).toBe(
      'New blog post from our latest insights and field work.',
    );
  });

  it('uses the document id when there is no slug', () => {
    expect(toArticleCard(cmsArticle(3, { slug: null }))?.slug).toBe('doc3');
  });

  it.each([null, 'text', [], {}, { title: 'No id' }, { documentId: 'no-title' }])('is undefined for %j', (value) => {
    expect(toArticleCard(value)).toBeUndefined();
  });

  it('omits a cover with a script URL', () => {
    expect(toArticleCard(cmsArticle(1, { cover: { url: 'javascript:alert(1)' } }))?.image).toBeUndefined();
  });
});

it.each(['a', '🌾'])('a description keeps 100 characters, and the 101st is cut: %s', (character) => {
  expect(truncate(character.repeat(100), DESCRIPTION_LENGTH)).toBe(character.repeat(100));
  expect(truncate(character.repeat(101), DESCRIPTION_LENGTH)).toBe(`${character.repeat(100)}…`);
});
