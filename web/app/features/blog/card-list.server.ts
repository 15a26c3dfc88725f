import { PAGE_SIZE } from './article-queries';
import { fetchPage } from './articles.server';
import type { CardList } from './blog-queries';
import { allCards } from './card-index.server';
import { findCards, shelvesOf } from './find-cards';
import { fold } from './haystack.server';
import { isFiltered, type ListView } from './list-view';

/** The posts of one view, with the categories and tags to choose from. Throws CmsUnavailable. */
export async function fetchList(view: ListView): Promise<CardList> {
  const [page, entries] = await Promise.all([isFiltered(view) ? undefined : fetchPage(view.page), allCards()]);
  const shelves = shelvesOf(entries.map(({ card }) => card));
  if (page) {
    const { total, pageCount } = page;
    return { cards: page.entries.map(({ card }) => card), total, pageCount, shelves, now: Date.now() };
  }
  const found = findCards(entries, view, fold);
  const start = (view.page - 1) * PAGE_SIZE;
  return {
    cards: found.slice(start, start + PAGE_SIZE),
    total: found.length,
    pageCount: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    shelves,
    now: Date.now(),
  };
}
