import { createContext } from 'react-router';

/** What a loader tells the page store about the page in the making. */
export type CacheHints = {
  /** Adds what the page is made from: `articles` (any list), `names`, `posts`, `entry:<documentId>`. */
  tags: Set<string>;
  /** False: show this once, do not keep it. */
  cacheable: boolean;
  /** True: the CMS did not answer, a kept copy would be better. */
  upstreamDown: boolean;
  /** How long, in milliseconds, this page waits for the CMS: briefly where a visitor waits for the page. */
  timeoutMs: number;
  /** True: the CMS did not answer within that time; it may still. */
  timedOut: boolean;
  /** Who may show this page in a frame; nobody where unset. */
  frameAncestors?: string;
};

export const cacheHints = createContext<CacheHints>();
