import { LRUCache } from 'lru-cache';
import type { Encoded } from './encode.ts';

export type KeptPage = Encoded & {
  status: number;
  headers: Record<string, string>;
  /** What it was made from, such as `articles` or `article:<documentId>`. Empty: it never goes stale. */
  depends: ReadonlySet<string>;
  /** Milliseconds since 1970; past it the page is still shown but made anew behind the scenes. */
  freshUntil: number;
  /** An editor has changed what it shows: it is only good while the CMS cannot be asked. */
  outdated: boolean;
};

const MAX_BYTES = 128 * 1024 * 1024;

/** The rendered pages of this process, by path and query; the least used go first when the room is full. */
export class KeptPages {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, brotli, gzip }, key) =>
      key.length + plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0) + 1024,
  });
  #changes = 0;

  /** Counts the editors' changes, so that a page made from older data can be told from one made after. */
  get changes(): number {
    return this.#changes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string): KeptPage | undefined {
    return this.#pages.get(key);
  }

  /** As `get`, but not counted as a visit. */
  peek(key: string): KeptPage | undefined {
    return this.#pages.peek(key);
  }

  set(key: string, page: KeptPage): void {
    this.#pages.set(key, page);
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  has(tag: string): boolean {
    return [...this.#pages.values()].some((page) => page.depends.has(tag));
  }

  /**
   * Takes out of use each page made from one of `tags`. `forget`: for good, because what it shows is no longer
   * public; otherwise it stays as a last resort for an outage. Answers the keys concerned.
   */
  change(tags: ReadonlySet<string>, forget: boolean): string[] {
    this.#changes += 1;
    const concerned = [...this.#pages.entries()].filter(([, page]) => [...tags].some((tag) => page.depends.has(tag)));
    for (const [key, page] of concerned) {
      if (forget) this.#pages.delete(key);
      else page.outdated = true;
    }
    return concerned.map(([key]) => key);
  }
}
