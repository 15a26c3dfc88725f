import { LRUCache } from 'lru-cache';
import type { PageHead } from '../../app/lib/seo/page-meta.ts';
import type { Compressed } from './send-page.ts';

export type CachedPage = Compressed & {
  status: number;
  headers: Record<string, string>;
  /** What it was rendered from, such as `articles` or `entry:<documentId>`. Empty: it never expires. */
  tags: ReadonlySet<string>;
  head?: PageHead;
  /** Milliseconds since 1970, from CACHE_TTL_SECONDS. Later the page is still sent, and rendered in the background. */
  staleAt: number;
  /** An editor has changed what it shows: it is only sent while the CMS does not respond. */
  invalidated: boolean;
};

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_ENTRIES = 2000;
/** Bytes that an entry takes besides its bodies and its key. */
const ENTRY_OVERHEAD_BYTES = 1024;

/** The rendered pages of this process by cache key. The least recently used are dropped first. */
export class PageCache extends LRUCache<string, CachedPage> {
  /** Counts the editors' changes: a page that was being rendered meanwhile may show the older data. */
  invalidations = 0;
  /** Counts the changes that purge pages: a page that was being rendered meanwhile must not be cached. */
  purges = 0;

  constructor() {
    super({
      max: MAX_ENTRIES,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ plain, brotli, gzip }, key) =>
        key.length + plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0) + ENTRY_OVERHEAD_BYTES,
    });
  }

  hasTag(tag: string): boolean {
    return [...this.values()].some((page) => page.tags.has(tag));
  }

  /**
   * Invalidates each page with one of `tags` and returns their keys, the most recently used first. `purge` deletes
   * them, because what they show is no longer public. Otherwise they stay for an outage of the CMS.
   */
  invalidate(tags: ReadonlySet<string>, purge: boolean): string[] {
    this.invalidations += 1;
    if (purge) this.purges += 1;
    const matching = [...this.entries()].filter(([, page]) => [...tags].some((tag) => page.tags.has(tag)));
    for (const [key, page] of matching) {
      if (purge) this.delete(key);
      else page.invalidated = true;
    }
    return matching.map(([key]) => key);
  }
}
