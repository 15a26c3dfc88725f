import { dehydrate } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { type CmsResult, fetchWithin, statusOf } from '~/lib/cms/client.server';
import { createQueryClient } from '~/lib/query-client';
import { type CacheHints, cacheHints } from '~/lib/request-context.server';
import { UNLISTED_TIMEOUT_MS } from '~/lib/timeouts';
import { hrefs } from '~/paths';
import type { Article, ArticleWithRelated, RelatedArticles } from '../article/article';
import { nameKey, type ArticleCard } from '../list/article-card';
import { listArticles, type Listing, listingOf } from './article-index.server';
import { fetchArticle } from './articles.server';
import type { IndexedCard } from './read-article.server';
import { articleOptions } from './articles-data';

/**
 * Returns the react-query state and the head of an article page. Status 404 when there is no such article: its page is
 * `missing`, and the same for all slugs. 503 in an outage. With a slow CMS and an unlisted slug it waits for the CMS, to return 404. When the index is stale, it returns
 * the loading page as 503 after a shorter timeout, so that crawlers do not index it.
 */
export async function loadArticle(slug: string, context: Readonly<RouterContextProvider>) {
  const hints = context.get(cacheHints);
  const listing = listingOf(slug);
  const result = await fetchArticleWithin(slug, hints, timeoutFor(listing, hints));
  const client = createQueryClient();
  const found = result.kind === 'found' ? result.value : null;
  const missing = result.kind === 'found' && !found;
  if (result.kind !== 'timed-out' && !missing) client.setQueryData(articleOptions(slug).queryKey, found);
  const head = found && toHead(found.article);
  const loading = result.kind === 'timed-out' ? listing : undefined;
  const status = loading === 'listed' ? 200 : statusOf(result);
  return data({ state: dehydrate(client), head, loading, missing }, { status });
}

/** Timeout in ms. Waits longer for an article that may not exist, to return its true status. */
const timeoutFor = (listing: Listing, { timeoutMs }: CacheHints) =>
  listing === 'unknown' ? Math.max(timeoutMs, UNLISTED_TIMEOUT_MS) : timeoutMs;

/**
 * Returns an article and its related articles, and sets the cache hints of its page or response. Null without a request
 * to the CMS where the index is fresh and does not have the article.
 */
export async function fetchArticleWithin(
  slug: string,
  hints: CacheHints,
  timeoutMs?: number,
): Promise<CmsResult<ArticleWithRelated | null>> {
  if (listingOf(slug) === 'absent') return { kind: 'found', value: null };
  const [result, index] = await Promise.all([
    fetchWithin(() => fetchArticle(slug), hints, timeoutMs),
    // Without the index, the article has no related articles.
    fetchWithin(listArticles, hints, timeoutMs),
  ]);
  if (result.kind !== 'found' || result.value === null) return result as CmsResult<null>;
  // The timeout is for the CMS only. Rendering has its own (body-renderer.server.ts).
  const article = await result.value.render();
  if (!article) return { kind: 'found', value: null };
  const entries = index.kind === 'found' ? index.value : [];
  const relatedArticles = findRelatedArticles(
    entries.map(({ card }) => card),
    `strapi-${article.documentId}`,
  );
  addCacheTags(hints, [article.documentId, ...result.value.documentIds], relatedArticles, entries);
  return { kind: 'found', value: { article, relatedArticles, now: Date.now() } };
}

/** Tags the page with its own entries and those of its related articles, so that other changes do not purge it. */
function addCacheTags(
  { tags }: CacheHints,
  own: readonly string[],
  { next, previous, similar }: RelatedArticles,
  entries: readonly IndexedCard[],
): void {
  const related = new Set([next, previous, ...similar].map((card) => card?.id));
  const shown = entries.filter(({ card }) => related.has(card.id)).flatMap(({ documentIds }) => documentIds);
  tags.add('posts');
  for (const id of [...own, ...shown]) tags.add(`entry:${id}`);
}

export type ArticleHead = ReturnType<typeof toHead>;

/** Returns the data for the document head. The article itself is only in the state. */
function toHead(article: Article) {
  const { slug, title, description, language, excerpt, publishedAt, updatedAt, seo, cover, author } = article;
  return {
    slug,
    title,
    description: description ?? excerpt,
    language,
    publishedAt,
    updatedAt,
    seo,
    cover: cover?.src,
    author: author && { name: author.name, path: hrefs.blogTopic('author', nameKey(author)) },
  };
}

const MAX_SIMILAR = 3;

/** Finds the related articles of `id` in `cards`, newest first. Sorts similar ones by shared tags, then category. */
export function findRelatedArticles(cards: readonly ArticleCard[], id: string): RelatedArticles {
  const at = cards.findIndex((card) => card.id === id);
  const own = cards[at];
  if (!own) return { similar: [] };
  const tags = new Set(own.tags.map(nameKey));
  const facet = own.category && nameKey(own.category);
  const scored = cards
    .filter((card) => card.id !== id)
    .map((card) => {
      const shared = card.tags.filter((tag) => tags.has(nameKey(tag))).length;
      const sameFacet = card.category !== undefined && nameKey(card.category) === facet;
      return { card, score: shared * 2 + (sameFacet ? 1 : 0), shared };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.score - a.score);
  return {
    next: cards[at - 1],
    previous: cards[at + 1],
    similar: scored.slice(0, MAX_SIMILAR).map(({ card }) => card),
  };
}
