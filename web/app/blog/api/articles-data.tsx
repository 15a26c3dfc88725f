import { queryOptions, type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { endpoints } from '~/paths';
import type { ArticleCard } from '../list/article-card';
import type { Facet } from '../list/filter-cards.server';
import { FIRST_PAGE, type ListParams, toQuery, REFETCH_MS } from '../list/list-params';
import type { ArticleWithRelated } from '../article/article';
import { type ReactNode, useState } from 'react';
import { queryClientHere } from '~/lib/query-client';

export type ArticleList = {
  cards: ArticleCard[];
  /** All articles of the view, on all pages. */
  total: number;
  pageCount: number;
  facets: { categories: Facet[]; tags: Facet[] };
  /** Time of the list in ms, so that server and browser agree on the NEW badge. */
  now: number;
};

/** Query options for a list of articles from this site's API. Refetches every 300 000 ms. Throws on an error status. */
export const articleListOptions = (view: ListParams = FIRST_PAGE) =>
  queryOptions({
    queryKey: ['articles', 'list', toQuery(view)],
    queryFn: ({ signal }) => getJson<ArticleList>(endpoints.articles(toQuery(view)), signal),
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
  });

/**
 * Query options for one article. Null when the slug does not exist, or when the CMS was unavailable on the server.
 * Throws on an error status.
 */
export const articleOptions = (slug: string) =>
  queryOptions({
    queryKey: ['articles', 'article', slug],
    queryFn: ({ signal }) => getJson<ArticleWithRelated | null>(endpoints.article(slug), signal),
    staleTime: REFETCH_MS,
  });

async function getJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
  if (response.status === 404) return null as T;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

type Props = { state: DehydratedState; children: ReactNode };

/** Provides the dehydrated react-query state to its children. Only pages with articles load react-query. */
export function ArticlesData({ state, children }: Props) {
  const [client] = useState(queryClientHere);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
