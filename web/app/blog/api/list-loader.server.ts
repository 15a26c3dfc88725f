import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { type CmsResult, fetchWithin } from '~/lib/cms/client.server';
import { createQueryClient } from '~/lib/query-client';
import { type CacheHints, cacheHints } from '~/lib/request-context.server';
import { facetsOf, filterCards } from '../list/filter-cards';
import { PAGE_SIZE } from '../list/list-limits';
import { FIRST_PAGE, isFiltered, type ListParams } from '../list/list-params';
import { normalizeText } from '../list/search-text.server';
import { listArticles } from './article-index.server';
import { fetchPage } from './articles.server';
import { type ArticleList, articleListOptions } from './blog-queries';

type Context = Readonly<RouterContextProvider>;

/** Returns the react-query state for a page with the first list of articles. */
export async function loadFirstList(context: Context): Promise<DehydratedState> {
  return (await loadList(FIRST_PAGE, context)).state;
}

/** Returns the react-query state of a view. `missing`: the view has no such page. `empty`: it has no articles. */
export async function loadList(view: ListParams, context: Context) {
  const result = await fetchListWithin(view, context.get(cacheHints));
  const client = createQueryClient();
  const { queryKey } = articleListOptions(view);
  if (result.kind === 'found') client.setQueryData(queryKey, result.value);
  // In an outage the page shows an empty list. After a timeout the browser fetches the list.
  if (result.kind === 'unavailable') client.setQueryData(queryKey, emptyList());
  const missing = result.kind === 'found' && view.page > result.value.pageCount;
  const empty = result.kind !== 'found' || result.value.cards.length === 0;
  return { state: dehydrate(client), missing, empty };
}

/** Returns the list of a view, and sets the cache hints of its page or response. */
export async function fetchListWithin(
  view: ListParams,
  hints: CacheHints,
  timeoutMs?: number,
): Promise<CmsResult<ArticleList>> {
  hints.tags.add('articles').add('names');
  const result = await fetchWithin(() => fetchList(view), hints, timeoutMs);
  // Searches, names and page numbers are free input. Only views with articles are cached.
  const empty = result.kind === 'found' && result.value.cards.length === 0;
  if (view.q || (empty && (isFiltered(view) || view.page > 1))) hints.cacheable = false;
  return result;
}

/** Returns the articles of one view, with all categories and tags. Throws CmsUnavailable. */
async function fetchList(view: ListParams): Promise<ArticleList> {
  const [page, entries] = await Promise.all([isFiltered(view) ? undefined : fetchPage(view.page), listArticles()]);
  const facets = facetsOf(entries.map(({ card }) => card));
  if (page) {
    const { total, pageCount } = page;
    return { cards: page.entries.map(({ card }) => card), total, pageCount, facets, now: Date.now() };
  }
  const found = filterCards(entries, view, normalizeText);
  const start = (view.page - 1) * PAGE_SIZE;
  return {
    cards: found.slice(start, start + PAGE_SIZE),
    total: found.length,
    pageCount: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    facets,
    now: Date.now(),
  };
}

const emptyList = (): ArticleList => ({
  cards: [],
  total: 0,
  pageCount: 1,
  facets: { categories: [], tags: [] },
  now: Date.now(),
});
