import { LRUCache } from 'lru-cache';
import type { PageHead } from '../../app/lib/seo/page-head.ts';
import type { Compressed } from './compression.ts';

export type CachedPage = Compressed & {
  status: number;
  headers: Record<string, string>;
  /** What it was rendered from, such as `articles` or `entry:<documentId>`. Empty: it never expires. */
  tags: ReadonlySet<string>;
  head?: PageHead;
  /** Milliseconds since 1970. Later the page is still sent, and rendered again in the background. */
  staleAt: number;
  /** An editor has changed what it shows: it is only sent while the CMS does not respond. */
  invalidated: boolean;
};

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_ENTRIES = 2000;
/** Bytes that an entry takes besides its bodies and its key. */
const ENTRY_OVERHEAD_BYTES = 1024;

/** The rendered pages of this process by cache key. The least recently used are dropped first. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, brotli, gzip }, key) =>
      key.length + plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0) + ENTRY_OVERHEAD_BYTES,
  });
  #invalidations = 0;
  #purges = 0;

  /** Counts the editors' changes: a page that was being rendered meanwhile may show the older data. */
  get invalidations(): number {
    return this.#invalidations;
  }

  /** Counts the changes that purge pages: a page that was being rendered meanwhile must not be cached. */
  get purges(): number {
    return this.#purges;
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** As `get`, without counting as a use. */
  peek(key: string): CachedPage | undefined {
    return this.#pages.peek(key);
  }

  set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  has(tag: string): boolean {
    return [...this.#pages.values()].some((page) => page.tags.has(tag));
  }

  /**
   * Invalidates each page with one of `tags` and returns their keys, the most recently used first. `purge` deletes
   * them, because what they show is no longer public. Otherwise they stay for an outage of the CMS.
   */
  invalidate(tags: ReadonlySet<string>, purge: boolean): string[] {
    this.#invalidations += 1;
    if (purge) this.#purges += 1;
    const matching = [...this.#pages.entries()].filter(([, page]) => [...tags].some((tag) => page.tags.has(tag)));
    for (const [key, page] of matching) {
      if (purge) this.#pages.delete(key);
      else page.invalidated = true;
    }
    return matching.map(([key]) => key);
  }
}
