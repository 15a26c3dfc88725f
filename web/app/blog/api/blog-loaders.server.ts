import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { CmsUnavailable } from '~/lib/cms/client.server';
import { type CacheHints, cacheHints } from '~/lib/render-context.server';
import { hrefs } from '~/paths';
import { createQueryClient } from '~/lib/query-client';
import { TIMED_OUT, withTimeout } from '~/lib/with-timeout';
import { fetchArticle, type IndexedCard } from './articles.server';
import { type ArticleList, articleListOptions, articleOptions } from './blog-queries';
import { listArticles, type Listing, listingOf } from './article-index.server';
import { fetchArticleList } from './article-list.server';
import { nameKey } from '../list/filter-cards';
import { FIRST_PAGE, isFiltered, type ListParams } from '../list/list-params';
import { findRelatedArticles, type RelatedArticles } from '../article/related-articles';
import type { Article, ArticleWithRelated } from '../article/article';

const MIN_DESCRIPTION_LENGTH = 50;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** In ms. Longer than the CMS client's own timeout, so the CMS client decides. */
export const BACKGROUND_TIMEOUT_MS = 15_000;
const UNLISTED_TIMEOUT_MS = 2000;

type Context = Readonly<RouterContextProvider>;
export type Result<T> = { kind: 'found'; value: T } | { kind: 'unavailable' } | { kind: 'late' };

/** Returns the react-query state for a page with the first list of articles. */
export async function loadFirstList(context: Context): Promise<DehydratedState> {
  return (await loadList(FIRST_PAGE, context)).state;
}

/** Returns the react-query state of a view. `missing`: the view has no such page. `empty`: it has no articles. */
export async function loadList(view: ListParams, context: Context) {
  const notes = context.get(cacheHints);
  const response = await fetchListWithin(view, notes);
  const client = createQueryClient();
  const { queryKey } = articleListOptions(view);
  if (response.kind === 'found') client.setQueryData(queryKey, response.value);
  // In an outage the page shows an empty list. After a timeout the browser fetches the list.
  if (response.kind === 'unavailable') client.setQueryData(queryKey, emptyList());
  const missing = response.kind === 'found' && view.page > response.value.pageCount;
  const empty = response.kind !== 'found' || response.value.cards.length === 0;
  return { state: dehydrate(client), missing, empty };
}

/** Returns the list of a view, and sets the cache hints of its page or response. */
export async function fetchListWithin(
  view: ListParams,
  notes: CacheHints,
  timeoutMs?: number,
): Promise<Result<ArticleList>> {
  notes.tags.add('articles').add('names');
  const response = await fetchWithin(() => fetchArticleList(view), notes, timeoutMs);
  // Searches, names and page numbers are free input. Only views with articles are cached.
  const empty = response.kind === 'found' && response.value.cards.length === 0;
  if (view.q || (empty && (isFiltered(view) || view.page > 1))) notes.cacheable = false;
  return response;
}

function emptyList(): ArticleList {
  return { cards: [], total: 0, pageCount: 1, facets: { categories: [], tags: [] }, now: Date.now() };
}

/**
 * Returns the react-query state and the head of an article page. Status 404 when there is no such article, 503 in an
 * outage. With a slow CMS and an unlisted slug it waits for the CMS, to return 404. When the index is stale, it returns
 * the loading page as 503 after a shorter timeout, so that crawlers do not index it.
 */
export async function loadArticle(slug: string, context: Context) {
  const notes = context.get(cacheHints);
  const listing = listingOf(slug);
  const response = await fetchArticleWithin(slug, notes, timeoutFor(listing, notes));
  const client = createQueryClient();
  const found = response.kind === 'found' ? response.value : null;
  if (response.kind !== 'late') client.setQueryData(articleOptions(slug).queryKey, found);
  const head = found && toHead(found.article);
  const loading = response.kind === 'late' ? listing : undefined;
  const status = loading === 'listed' ? 200 : statusOf(response);
  return data({ state: dehydrate(client), head, loading }, { status });
}

/** Timeout in ms. Waits longer for an article that may not exist, to return its true status. */
function timeoutFor(listing: Listing, { timeoutMs }: CacheHints): number {
  if (listing === 'absent') return BACKGROUND_TIMEOUT_MS;
  return listing === 'unknown' ? Math.max(timeoutMs, UNLISTED_TIMEOUT_MS) : timeoutMs;
}

/** Returns an article and its related articles, and sets the cache hints of its page or response. */
export async function fetchArticleWithin(
  slug: string,
  notes: CacheHints,
  timeoutMs?: number,
): Promise<Result<ArticleWithRelated | null>> {
  const [response, cards] = await Promise.all([
    fetchWithin(() => fetchArticle(slug), notes, timeoutMs),
    // Without the index, the article has no related articles.
    fetchWithin(listArticles, notes, timeoutMs),
  ]);
  if (response.kind !== 'found' || response.value === null) return response as Result<null>;
  // The timeout is for the CMS only. Rendering has its own (body-renderer.server.ts).
  const article = await response.value.render();
  if (!article) return { kind: 'found', value: null };
  const known = cards.kind === 'found' ? cards.value : [];
  const relatedArticles = findRelatedArticles(
    known.map(({ card }) => card),
    `strapi-${article.documentId}`,
  );
  addCacheTags(notes, [article.documentId, ...response.value.documentIds], relatedArticles, known);
  return { kind: 'found', value: { article, relatedArticles, now: Date.now() } };
}

/** Tags the page with its own entries and those of its related articles, so that other changes do not purge it. */
function addCacheTags(
  notes: CacheHints,
  shows: readonly string[],
  { next, previous, similar }: RelatedArticles,
  known: readonly IndexedCard[],
): void {
  const led = new Set([next, previous, ...similar].map((card) => card?.id));
  const all = [...shows, ...known.filter(({ card }) => led.has(card.id)).flatMap((entry) => entry.documentIds)];
  notes.tags.add('posts');
  for (const id of all) notes.tags.add(`entry:${id}`);
}

export type ArticleHead = Pick<Article, 'slug' | 'title' | 'description' | 'publishedAt' | 'updatedAt' | 'seo'> & {
  cover?: string;
  author?: { name: string; path: string };
};

/** Returns the data for the document head. The article itself is only in the state. */
function toHead({
  slug,
  title,
  description,
  publishedAt,
  updatedAt,
  seo,
  cover,
  author,
  ...article
}: Article): ArticleHead {
  const said = description ?? firstSentences(article);
  return {
    slug,
    title,
    description: said,
    publishedAt,
    updatedAt,
    seo,
    cover: cover?.src,
    author: author && { name: author.name, path: hrefs.blogTopic('author', nameKey(author)) },
  };
}

/** Returns the first paragraphs as the description of an article without one. */
function firstSentences({ contentHtml, blocks }: Pick<Article, 'contentHtml' | 'blocks'>): string | undefined {
  const html = contentHtml ?? blocks.map((block) => ('html' in block ? block.html : '')).join(' ');
  const paragraphs = [...html.slice(0, 20_000).matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, words]) =>
    stripHtml(words ?? ''),
  );
  const text = paragraphs.join(' ').trim();
  return text.length >= MIN_DESCRIPTION_LENGTH ? text.slice(0, 400) : undefined;
}

/** Returns the text of our own HTML, on one line. */
function stripHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function statusOf(response: Result<unknown>): number {
  if (response.kind !== 'found') return 503;
  return response.value === null ? 404 : 200;
}

/** Calls the CMS with a timeout in ms. Without a response, the page is not cached. */
export async function fetchWithin<T>(
  question: () => Promise<T>,
  notes: CacheHints,
  timeoutMs = notes.timeoutMs,
): Promise<Result<T>> {
  try {
    const value = await withTimeout(timeoutMs, question());
    if (value !== TIMED_OUT) return { kind: 'found', value };
    notes.cacheable = false;
    notes.upstreamDown = true;
    notes.timedOut = true;
    return { kind: 'late' };
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    notes.cacheable = false;
    notes.upstreamDown = true;
    return { kind: 'unavailable' };
  }
}
