import { env } from '~/lib/env.server';
import { fetchPage, type IndexedCard } from './articles.server';

/** 2400 posts; beyond them the oldest are reachable by their pages only. */
const MAX_PAGES = 200;

/** So many posts are walked in the time that a visitor waits anyway. */
const MAX_AWAITED_ARTICLES = 60;

/** The pause before a background walk, so that what an editor has just changed is rendered first, and between its pages. */
const FIRST_PAUSE_MS = 1000;
const PAUSE_MS = 30;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

type CachedIndex = { entries: IndexedCard[]; at: number; invalidated?: boolean; isComplete: boolean };

/** What the cached index knows of a slug; `unknown` where it is stale, incomplete or not there. */
export type Listing = 'listed' | 'absent' | 'unknown';

let cachedIndex: CachedIndex | undefined;
let inFlight: Promise<IndexedCard[]> | undefined;
let changes = 0;

/**
 * All published posts, newest first. The CMS offers pages of its list and nothing else, so the
 * site walks them and finds and filters by itself. Kept for CACHE_TTL_SECONDS; older ones are handed out while newer
 * ones are being fetched, unless an editor has changed something. Throws CmsUnavailable where nothing is kept.
 */
export async function listArticles(now = Date.now()): Promise<IndexedCard[]> {
  const keepMs = env().CACHE_TTL_SECONDS * 1000;
  if (!cachedIndex || keepMs === 0) return fetchOnce();
  if (cachedIndex.invalidated && cachedIndex.entries.length <= MAX_AWAITED_ARTICLES) return fetchOnce();
  if (now - cachedIndex.at > keepMs) fetchOnce().catch(() => undefined);
  return cachedIndex.entries;
}

/**
 * Looks a slug up in the cached index, without a request to the CMS. A stale index still says that an article
 * exists; only a fresh and complete one says that there is none.
 */
export function listingOf(slug: string, now = Date.now()): Listing {
  if (cachedIndex?.entries.some(({ card }) => card.slug === slug)) return 'listed';
  const isFresh =
    cachedIndex !== undefined && !cachedIndex.invalidated && now - cachedIndex.at <= env().CACHE_TTL_SECONDS * 1000;
  return isFresh && cachedIndex?.isComplete ? 'absent' : 'unknown';
}

/**
 * An editor has changed something, or taken the post `gone` back: what is kept is no longer good. Of very many posts
 * the old ones go on being handed out, without that one, until all have been walked again.
 */
export function invalidateArticleIndex(gone?: string): void {
  changes += 1;
  inFlight = undefined;
  if (!cachedIndex) return;
  const entries = gone ? cachedIndex.entries.filter(({ card }) => card.id !== `strapi-${gone}`) : cachedIndex.entries;
  cachedIndex = { ...cachedIndex, entries, at: 0, invalidated: true };
}

/** An article was taken back and it is not known which: none of the index may be shown any more. */
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
    // What it would find is no longer good, and whoever asks next begins another.
    if (!isAwaited && changes !== before) return held;
    const { entries, pageCount } = await fetchPage(page);
    const known = found.size;
    // A post published meanwhile pushes others on to the next page: they come twice.
    for (const entry of entries) if (!found.has(entry.card.id)) found.set(entry.card.id, entry);
    isComplete = page >= pageCount;
    if (isComplete || found.size === known) break;
    if (!isAwaited) await pause(PAUSE_MS);
  }
  const entries = [...found.values()];
  if (changes === before) cachedIndex = { entries, at: Date.now(), isComplete };
  return entries;
}
