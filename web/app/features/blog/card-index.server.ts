import { settings } from '~/lib/settings.server';
import { fetchPage, type IndexedCard } from './articles.server';

/** 2400 posts; beyond them the oldest are reachable by their pages only. */
const LAST_PAGE = 200;

/** So many posts are walked in the time that a visitor waits anyway. */
const WALKED_AT_ONCE = 60;

/** Before a walk that nobody waits for, so that what an editor has just changed is drawn first, and between its pages. */
const FIRST_PAUSE_MS = 1000;
const PAUSE_MS = 30;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

type Kept = { entries: IndexedCard[]; at: number; changed?: boolean; isComplete: boolean };

/** What the cached index knows of a slug; `unknown` where it is stale, incomplete or not there. */
export type Listing = 'listed' | 'absent' | 'unknown';

let kept: Kept | undefined;
let underWay: Promise<IndexedCard[]> | undefined;
let changes = 0;

/**
 * All published posts, newest first. The CMS offers pages of its list and nothing else (design section 5), so the
 * site walks them and finds and filters by itself. Kept for KEEP_SECONDS; older ones are handed out while newer
 * ones are being fetched, unless an editor has changed something. Throws CmsUnavailable where nothing is kept.
 */
export async function allCards(now = Date.now()): Promise<IndexedCard[]> {
  const keepMs = settings().KEEP_SECONDS * 1000;
  if (!kept || keepMs === 0) return walkOnce();
  if (kept.changed && kept.entries.length <= WALKED_AT_ONCE) return walkOnce();
  if (now - kept.at > keepMs) walkOnce().catch(() => undefined);
  return kept.entries;
}

/**
 * Looks a slug up in the cached index, without a request to the CMS. A stale index still says that an article
 * exists; only a fresh and complete one says that there is none.
 */
export function listingOf(slug: string, now = Date.now()): Listing {
  if (kept?.entries.some(({ card }) => card.slug === slug)) return 'listed';
  const isFresh = kept !== undefined && !kept.changed && now - kept.at <= settings().KEEP_SECONDS * 1000;
  return isFresh && kept?.isComplete ? 'absent' : 'unknown';
}

/**
 * An editor has changed something, or taken the post `gone` back: what is kept is no longer good. Of very many posts
 * the old ones go on being handed out, without that one, until all have been walked again.
 */
export function forgetCards(gone?: string): void {
  changes += 1;
  underWay = undefined;
  if (!kept) return;
  const entries = gone ? kept.entries.filter(({ card }) => card.id !== `strapi-${gone}`) : kept.entries;
  kept = { ...kept, entries, at: 0, changed: true };
}

/** An article was taken back and it is not known which: none of the index may be shown any more. */
export function dropCards(): void {
  forgetCards();
  kept = undefined;
}

function walkOnce(): Promise<IndexedCard[]> {
  if (underWay) return underWay;
  const started = walk().finally(() => {
    if (underWay === started) underWay = undefined;
  });
  underWay = started;
  return started;
}

async function walk(): Promise<IndexedCard[]> {
  const before = changes;
  const held = kept?.entries ?? [];
  const isAwaited = held.length <= WALKED_AT_ONCE;
  if (!isAwaited) await pause(FIRST_PAUSE_MS);
  const found = new Map<string, IndexedCard>();
  let isComplete = false;
  for (let page = 1; page <= LAST_PAGE; page += 1) {
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
  if (changes === before) kept = { entries, at: Date.now(), isComplete };
  return entries;
}
