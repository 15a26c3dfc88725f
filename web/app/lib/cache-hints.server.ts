import { createContext } from 'react-router';
import type { PageHead } from './seo/page-head.ts';

/** Hints from a rendering to the page cache. */
export type CacheHints = {
  /**
   * Cache tags of the page's data: `articles` (any list), `names`, `posts`, `entry:<documentId>`, `topics` and
   * `topic:<documentId>` (pages of authors, categories and tags), `page:<path>`, `pages`, `stories`.
   */
  tags: Set<string>;
  /** False: do not cache the page. */
  cacheable: boolean;
  /** True: the CMS did not respond, so a cached copy is better. */
  upstreamDown: boolean;
  /** Timeout for the CMS in ms. Short when a visitor waits for the page. */
  timeoutMs: number;
  /** True: the CMS exceeded the timeout. It may still respond. */
  timedOut: boolean;
  /** Value for the CSP directive `frame-ancestors`. Framing is denied when unset. */
  frameAncestors?: string;
  /** Uids of the page's sections, whose assets the route does not include. */
  sections?: readonly string[];
  /** The metadata in the head of the page. Unset for a response that is not a page. */
  head?: PageHead;
};

export const cacheHints = createContext<CacheHints>();
