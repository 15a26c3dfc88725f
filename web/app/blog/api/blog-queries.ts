import { queryOptions } from '@tanstack/react-query';
import { endpoints } from '~/paths';
import { REFETCH_MS } from '~/lib/query-client';
import type { ArticleCard } from '../list/article-card';
import type { Facet } from '../list/filter-cards';
import { FIRST_PAGE, type ListParams, toQuery } from '../list/list-params';
import type { ArticleWithRelated } from '../article/article';

export type ArticleList = {
  cards: ArticleCard[];
  /** All posts of the view, on however many pages. */
  total: number;
  pageCount: number;
  facets: { categories: Facet[]; tags: Facet[] };
  /** When the list was made, so that NEW means the same on the server and in the browser. */
  now: number;
};

/** The posts of a list, from this site (which asks the CMS), again every 300 000 ms. Failing, it throws. */
export const articleListOptions = (view: ListParams = FIRST_PAGE) =>
  queryOptions({
    queryKey: ['articles', 'list', toQuery(view)],
    queryFn: ({ signal }) => getJson<ArticleList>(endpoints.articles(toQuery(view)), signal),
    refetchInterval: REFETCH_MS,
  });

/** One post; null where there is none with this slug, or where the CMS cannot be asked. */
export const articleOptions = (slug: string) =>
  queryOptions({
    queryKey: ['articles', 'post', slug],
    queryFn: ({ signal }) => getJson<ArticleWithRelated | null>(endpoints.article(slug), signal),
  });

async function getJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  if (response.status === 404) return null as T;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
