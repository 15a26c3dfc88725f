import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { type CmsResult, fetchWithin } from '~/lib/cms/client.server';
import { createQueryClient } from '~/lib/query-client';
import { type CacheHints, cacheHints } from '~/lib/request-context.server';
import { facetsOf, filterCards, type Facet } from '../list/filter-cards.server';
import { nameKey, type ArticleCard } from '../list/article-card';
import { PAGE_SIZE, FIRST_PAGE, isFiltered, type ListParams } from '../list/list-params';
import { listArticles } from './article-index.server';
import { fetchPage, fetchAuthor } from './articles.server';
import type { IndexedCard } from './read-article.server';
import { type ArticleList, articleListOptions } from './articles-data';
import type { ResponsiveImage } from '~/lib/images';
import { BACKGROUND_TIMEOUT_MS } from '~/lib/timeouts';
import type { TopicKind } from '~/paths';
import { findTopic, relatedTags, type Topic, NAMED_TITLES, topicTexts } from '../topics/topics.server';

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
  const found = filterCards(entries, view);
  return { ...onPage(found, view.page), total: found.length, facets, now: Date.now() };
}

/** Returns the cards of a page of a list, and the number of pages, at least one. */
const onPage = (cards: readonly ArticleCard[], page: number) => ({
  cards: cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  pageCount: Math.max(1, Math.ceil(cards.length / PAGE_SIZE)),
});

const emptyList = (): ArticleList => ({ ...onPage([], 1), total: 0, facets: facetsOf([]), now: Date.now() });

/** One page of the articles of an author, a category or a tag. */
export type TopicView = NonNullable<Extract<Awaited<ReturnType<typeof loadTopic>>, { kind: 'found' }>['value']>;

type Request = { kind: TopicKind; slug: string; page: number };

/** Returns a page of a topic, or null where no published article has it. Sets the cache hints. */
export async function loadTopic({ kind, slug, page }: Request, context: Context) {
  const hints = context.get(cacheHints);
  // The index is in memory, except after a start. Then the page waits for it, to respond with its true status.
  const response = await fetchWithin(listArticles, hints, BACKGROUND_TIMEOUT_MS);
  if (response.kind !== 'found') return response;
  const found = findTopic(response.value, kind, slug);
  const pageCount = Math.ceil((found?.entries.length ?? 0) / PAGE_SIZE);
  if (!found || page > pageCount) return { kind: 'found' as const, value: null };
  const { topic, entries } = found;
  const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const related = relatedTags(entries, topic);
  addCacheTags(hints, topic, shown, relatedIds(entries, related));
  const { name, bio } = topic;
  const titles = entries.slice(0, NAMED_TITLES).map(({ card }) => card.title);
  const value = {
    kind,
    slug,
    name,
    bio,
    avatar: kind === 'author' ? await avatarOf(shown[0], hints) : undefined,
    ...topicTexts({ kind, name, bio, total: entries.length, titles }),
    cards: shown.map(({ card }) => card),
    total: entries.length,
    page,
    pageCount,
    related,
    now: Date.now(),
  };
  return { kind: 'found' as const, value };
}

/** The list query of the CMS returns authors without their images, so this asks for one article of the author. */
async function avatarOf(entry: IndexedCard | undefined, hints: CacheHints): Promise<ResponsiveImage | undefined> {
  if (!entry) return undefined;
  const response = await fetchWithin(() => fetchAuthor(entry.card.slug), hints);
  if (response.kind !== 'found' || !response.value) return undefined;
  for (const id of response.value.documentIds) hints.tags.add(`entry:${id}`);
  return response.value.avatar;
}

const relatedIds = (entries: readonly IndexedCard[], related: readonly Facet[]) => {
  const keys = new Set(related.map(({ key }) => key));
  const tags = entries.flatMap(({ topics }) => topics).filter((one) => one.kind === 'tag' && keys.has(nameKey(one)));
  return tags.map(({ id }) => id);
};

/** `topic:` is for articles that gain or lose the topic, `entry:` for changes of what the page shows. */
function addCacheTags(
  { tags }: CacheHints,
  { id }: Topic,
  shown: readonly IndexedCard[],
  related: ReadonlyArray<string | undefined>,
): void {
  tags.add('posts').add('topics');
  if (id) tags.add(`topic:${id}`);
  for (const one of [id, ...related, ...shown.flatMap(({ documentIds }) => documentIds)]) {
    if (one) tags.add(`entry:${one}`);
  }
}
