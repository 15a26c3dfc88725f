import { env } from '~/lib/env.server';
import { nameKey } from '../list/article-card';
import { listTopics, type Topic } from '../topics/topics.server';
import { fetchPage } from './articles.server';
import type { IndexedCard } from './read-article.server';

/** 2400 articles. Older ones are reachable only by their URL. */
const MAX_PAGES = 200;

/** Up to this many articles, a visitor waits for the refetch after a change. */
const MAX_AWAITED_ARTICLES = 60;

/** Pauses in a background fetch: before the first page, to render the changed page first, and between pages. */
const FIRST_PAUSE_MS = 1000;
const PAUSE_MS = 30;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

type CachedIndex = { entries: IndexedCard[]; at: number; invalidated?: boolean; isComplete: boolean };

/** State of a slug in the cached index. `unknown`: the index is stale, incomplete or missing. */
export type Listing = 'listed' | 'absent' | 'unknown';

let cachedIndex: CachedIndex | undefined;
let inFlight: Promise<IndexedCard[]> | undefined;
let changes = 0;

/**
 * Returns all published articles, newest first. The CMS only has a paginated list, so the site fetches every page and
 * filters by itself. The index is cached for CACHE_TTL_SECONDS. After that it returns stale articles while it
 * refetches. After an editor's change a short index is refetched before it returns. Throws CmsUnavailable when nothing
 * is cached.
 */
export async function listArticles(now = Date.now()): Promise<IndexedCard[]> {
  const keepMs = env().CACHE_TTL_SECONDS * 1000;
  if (!cachedIndex || keepMs === 0) return fetchOnce();
  if (cachedIndex.invalidated && cachedIndex.entries.length <= MAX_AWAITED_ARTICLES) return fetchOnce();
  if (now - cachedIndex.at > keepMs) fetchOnce().catch(() => undefined);
  return cachedIndex.entries;
}

/**
 * Looks up a slug in the cached index, without a request to the CMS. A stale index can return `listed`. Only a fresh
 * and complete index returns `absent`.
 */
export function listingOf(slug: string, now = Date.now()): Listing {
  if (cachedIndex && countsOf(cachedIndex.entries).slugs.has(slug)) return 'listed';
  return isFresh(now) && cachedIndex?.isComplete ? 'absent' : 'unknown';
}

/**
 * Returns how many articles an author, a category or a tag has in the index, or all articles for no topic. Undefined
 * while the index is stale, incomplete or missing.
 */
export function articleCount(topic?: Pick<Topic, 'kind'> & { key: string }, now = Date.now()): number | undefined {
  if (!cachedIndex?.isComplete || !isFresh(now)) return undefined;
  if (!topic) return cachedIndex.entries.length;
  return countsOf(cachedIndex.entries).topics.get(`${topic.kind} ${topic.key}`) ?? 0;
}

/** Whether an author, a category or a tag has articles in the cached index, also in a stale one. */
export const isTopicListed = (topic: Pick<Topic, 'kind'> & { key: string }): boolean =>
  cachedIndex !== undefined && countsOf(cachedIndex.entries).topics.has(`${topic.kind} ${topic.key}`);

/** Without a cache no index is fresh, so that each page view asks the CMS. */
function isFresh(now: number): boolean {
  const keepMs = env().CACHE_TTL_SECONDS * 1000;
  return keepMs > 0 && cachedIndex !== undefined && !cachedIndex.invalidated && now - cachedIndex.at <= keepMs;
}

type Counts = { slugs: ReadonlySet<string>; topics: ReadonlyMap<string, number> };
const counted = new WeakMap<IndexedCard[], Counts>();

/** Counted once for each index, because each request for an unknown article or topic looks here. */
function countsOf(entries: IndexedCard[]): Counts {
  const known = counted.get(entries);
  if (known) return known;
  const topics = listTopics(entries).map(
    ({ topic, entries: own }) => [`${topic.kind} ${nameKey(topic)}`, own.length] as const,
  );
  const counts = { slugs: new Set(entries.map(({ card }) => card.slug)), topics: new Map(topics) };
  counted.set(entries, counts);
  return counts;
}

/**
 * Returns the document ids of the author, the category and the tags that an article has in the cached index. Undefined
 * without an index.
 */
export function topicIdsOf(documentId: string): string[] | undefined {
  const entry = cachedIndex?.entries.find(({ card }) => card.id === `strapi-${documentId}`);
  return cachedIndex && (entry?.topics ?? []).flatMap(({ id }) => id ?? []);
}

/**
 * Marks the index as stale after an editor's change. `gone`: document id of an unpublished article. A long index still
 * returns its stale articles, without `gone`, until the refetch is complete.
 */
export function invalidateArticleIndex(gone?: string): void {
  changes += 1;
  inFlight = undefined;
  if (!cachedIndex) return;
  const entries = gone ? cachedIndex.entries.filter(({ card }) => card.id !== `strapi-${gone}`) : cachedIndex.entries;
  cachedIndex = { ...cachedIndex, entries, at: 0, invalidated: true };
}

/** Drops the whole index. For an unpublished article whose id is unknown. */
export function purgeArticleIndex(): void {
  invalidateArticleIndex();
  cachedIndex = undefined;
}

function fetchOnce(): Promise<IndexedCard[]> {
  if (inFlight) return inFlight;
  const started = fetchAll().finally(() => {
    if (inFlight === started) inFlight = undefined;
  });
  inFlight = started;
  return started;
}

async function fetchAll(): Promise<IndexedCard[]> {
  const before = changes;
  const held = cachedIndex?.entries ?? [];
  const isAwaited = held.length <= MAX_AWAITED_ARTICLES;
  if (!isAwaited) await pause(FIRST_PAUSE_MS);
  const found = new Map<string, IndexedCard>();
  let isComplete = false;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    // The result would be stale. The next caller starts a new fetch.
    if (!isAwaited && changes !== before) return held;
    const { entries, pageCount } = await fetchPage(page);
    const known = found.size;
    // An article published during the fetch shifts others to the next page, so they can appear twice.
    for (const entry of entries) if (!found.has(entry.card.id)) found.set(entry.card.id, entry);
    isComplete = page >= pageCount;
    if (isComplete || found.size === known) break;
    if (!isAwaited) await pause(PAUSE_MS);
  }
  const entries = [...found.values()];
  if (changes === before) cachedIndex = { entries, at: Date.now(), isComplete };
  return entries;
}
