import { fetchPage } from './articles.server';
import type { ArticleList } from './blog-queries';
import { listArticles } from './article-index.server';
import { filterCards, facetsOf } from '../list/filter-cards';
import { normalizeText } from '../list/search-text.server';
import { PAGE_SIZE } from '../list/list-limits';
import { isFiltered, type ListParams } from '../list/list-params';

/** Returns the articles of one view, with all categories and tags. Throws CmsUnavailable. */
export async function fetchArticleList(view: ListParams): Promise<ArticleList> {
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
