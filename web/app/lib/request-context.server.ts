import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { createContext } from 'react-router';
import type { PageHead } from './seo/page-meta.ts';

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

/** Returns the hints of a rendering that begins. */
export const newCacheHints = (timeoutMs: number, cacheable = true): CacheHints => {
  return { tags: new Set(), cacheable, upstreamDown: false, timedOut: false, timeoutMs };
};

const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w.-]{8,64}$/;
const requestIds = new AsyncLocalStorage<string>();

/** Returns the request id from a proxy if it is well-formed, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Runs `work`, including its async calls, with this request id. */
export const underRequestId = <T>(id: string, work: () => T): T => requestIds.run(id, work);

/** Returns the id of the current visitor's request. Undefined for background work. */
export const currentRequestId = (): string | undefined => requestIds.getStore();

/** Returns the header for calls to the CMS, so that both logs share the request id. */
export function requestIdHeader(): Record<string, string> {
  const id = requestIds.getStore();
  return id ? { [REQUEST_ID_HEADER]: id } : {};
}

/** Random for each process and never sent, so that no text of an editor or visitor can contain it. */
export const inlineMarker = randomBytes(16).toString('base64url');

/** Cache tag of the entry Site, which every page shows. */
export const SITE_TAG = 'site';

/** Cache tag of the stories, for the pages that show them. */
export const STORIES_TAG = 'stories';

/** Cache tag of the list of pages, for the sitemap and llms.txt. */
export const PAGES_TAG = 'pages';

/** Cache tag of the page at a path. */
export const pageTag = (path: string) => `page:${path}`;

/** Whether a tag is of content in memory. Such content does not expire: a change invalidates it. */
export const isContentTag = (tag: string) => tag === SITE_TAG || tag === STORIES_TAG || tag.startsWith('page:');
