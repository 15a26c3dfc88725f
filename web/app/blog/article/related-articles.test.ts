import { expect, it } from 'vitest';
import { toArticleCard } from '../list/article-card';
import { cmsArticle, tags } from '../fixtures/articles';
import { findRelatedArticles } from './related-articles';

const cards = [
  cmsArticle(1, { tags: tags('ai') }),
  cmsArticle(2, { tags: tags('ai', 'csr'), category: null }),
  cmsArticle(3, { tags: tags('water') }),
  cmsArticle(4, { tags: tags('csr', 'ai') }),
  cmsArticle(5, { tags: tags('csr') }),
  cmsArticle(6, { tags: tags('ai') }),
].flatMap((one) => toArticleCard(one) ?? []);
const titles = (list: Array<{ title: string } | undefined>) => list.map((card) => card?.title);

it('returns the articles before and after', () => {
  const { next, previous } = findRelatedArticles(cards, 'strapi-doc3');
  expect(titles([next, previous])).toEqual(['Post number 2', 'Post number 4']);
  expect(findRelatedArticles(cards, 'strapi-doc1').next).toBeUndefined();
  expect(findRelatedArticles(cards, 'strapi-doc6').previous).toBeUndefined();
});

it('returns at most three similar articles, most shared tags first, without itself', () => {
  const { similar } = findRelatedArticles(cards, 'strapi-doc4');
  expect(titles(similar)).toEqual(['Post number 2', 'Post number 1', 'Post number 5']);
});

it('returns none without a shared tag, and none for an unknown article', () => {
  expect(findRelatedArticles(cards, 'strapi-doc3').similar).toEqual([]);
  expect(findRelatedArticles(cards, 'strapi-gone')).toEqual({ similar: [] });
});
