import type { IncomingMessage, ServerResponse } from 'node:http';
import PQueue from 'p-queue';
import type { PageHead } from '../../app/lib/seo/page-meta.ts';
import { BACKGROUND_TIMEOUT_MS, FOREGROUND_TIMEOUT_MS } from '../../app/lib/timeouts.ts';
import { isContentTag } from '../../app/lib/request-context.server.ts';
import { type CanonicalRequest, canonicalRequest, type IsPage } from './cache-key.ts';
import type { ArticleLookup } from './missing-pages.ts';
import { compress, compressOnce, createRecompressor, send } from './send-page.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

/** A page as the renderer returns it. `cacheable` is false where the CMS did not respond. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: ReadonlySet<string>;
  head?: PageHead;
  cacheable: boolean;
  /** The page is incomplete because the CMS did not respond: a cached copy is better. */
  upstreamDown: boolean;
  /** The CMS exceeded the timeout of a waiting visitor: a longer timeout may complete the page. */
  timedOut: boolean;
};

type Options = {
  render: (url: string, timeoutMs: number) => Promise<Rendered>;
  /** How long a page counts as fresh. 0: nothing is cached. */
  ttlSeconds: number;
  /** Headers of every response; those of a page take precedence. */
  headers?: Record<string, string>;
  isPage?: IsPage;
  /** Without it, each article and list that a URL names counts as one that may exist. */
  articles?: ArticleLookup;
  now?: () => number;
};

const RETRY_AFTER_OUTAGE_MS = 5000;
/** Rendering is CPU work on one thread; more at once only takes memory. The rest of the time goes to waiting for the CMS. */
const MAX_FOREGROUND_RENDERS = 4;
/** Searches and unlisted articles take turns with all other pages, because one visitor can request any number of them. */
const MAX_FREE_INPUT_RENDERS = 1;
const MAX_WAITING_REQUESTS = 256;
const MAX_WAITING_REFRESHES = 100;

/**
 * Serves pages from the cache, or rendered once for all who wait for the same one. Stale pages are
 * rendered again in the background, one at a time.
 */
export function createPageService({ render, ttlSeconds, headers = {}, isPage, articles, now = Date.now }: Options) {
  const cache = new PageCache();
  const inFlight = new Map<string, Promise<CachedPage>>();
  const foreground = new PQueue({ concurrency: MAX_FOREGROUND_RENDERS });
  const freeInput = new PQueue({ concurrency: MAX_FREE_INPUT_RENDERS });
  const background = new PQueue({ concurrency: 1 });
  const waitingRefreshes = new Set<string>();
  const recompress = createRecompressor((key) => cache.peek(key));
  const isCaching = ttlSeconds > 0;
  const canonical = (requestUrl: string) => canonicalRequest(requestUrl, isPage, isCaching ? articles : undefined);

  async function renderPage(url: string, timeoutMs: number, previous?: CachedPage): Promise<[Rendered, CachedPage]> {
    const invalidations = cache.invalidations;
    const rendered = await render(url, timeoutMs);
    const expires = [...rendered.tags].some((tag) => !isContentTag(tag));
    const type = rendered.headers['content-type'];
    const bodies = await (rendered.cacheable
      ? compress(rendered.body, type, previous)
      : compressOnce(rendered.body, type));
    const page: CachedPage = {
      ...bodies,
      status: rendered.status,
      headers: { ...headers, ...rendered.headers },
      tags: rendered.tags,
      head: rendered.head,
      staleAt: expires ? now() + ttlSeconds * 1000 : Infinity,
      invalidated: cache.invalidations !== invalidations && rendered.tags.size > 0,
    };
    return [rendered, page];
  }

  async function renderAndCache(key: string, timeoutMs: number): Promise<CachedPage> {
    const before = cache.peek(key);
    const { purges } = cache;
    const [rendered, page] = await renderPage(key, timeoutMs, before);
    if (rendered.timedOut && timeoutMs < BACKGROUND_TIMEOUT_MS) refresh(key);
    const previous = cache.peek(key);
    if (rendered.upstreamDown && previous) {
      previous.staleAt = now() + RETRY_AFTER_OUTAGE_MS;
      return previous;
    }
    const mayShowPurged = cache.purges !== purges && rendered.tags.size > 0;
    if (rendered.cacheable && !mayShowPurged) {
      cache.set(key, page);
      if (page.etag !== previous?.etag) recompress(key, page);
    } else if (!rendered.upstreamDown) {
      // An article that is gone must not stay in the cache.
      cache.delete(key);
    }
    return page;
  }

  /**
   * Renders a page once for all callers with the same timeout, but never with one that started before a purge.
   * `schedule` says when the rendering starts.
   */
  function open(
    key: string,
    timeoutMs: number,
    schedule = (work: () => Promise<CachedPage>) => work(),
  ): Promise<CachedPage> {
    const call = `${timeoutMs} ${cache.purges} ${key}`;
    const running = inFlight.get(call);
    if (running) return running;
    const started = schedule(() => renderAndCache(key, timeoutMs)).finally(() => inFlight.delete(call));
    inFlight.set(call, started);
    return started;
  }

  /** Renders a page into the cache for later visitors. Rejects where rendering throws. */
  async function prepare(key: string): Promise<void> {
    await open(key, BACKGROUND_TIMEOUT_MS);
  }

  /**
   * Renders a page again in the background. An error only goes to the log. Beyond the limit of waiting pages nothing
   * happens: the page is rendered when the next visitor asks for it.
   */
  function refresh(key: string): void {
    if (waitingRefreshes.has(key) || waitingRefreshes.size >= MAX_WAITING_REFRESHES) return;
    waitingRefreshes.add(key);
    const work = async () => {
      waitingRefreshes.delete(key);
      const page = cache.peek(key);
      if (!page || page.invalidated || page.staleAt < now()) await prepare(key);
    };
    // The query may hold what a visitor searched for.
    const [path] = key.split('?', 1);
    background.add(work).catch((error: unknown) => console.error('Refreshing %s failed:', path, error));
  }

  /** Returns a page for the server's own use, as complete as the CMS allows. */
  async function read(url: string): Promise<CachedPage> {
    if (!isCaching) return open(url, BACKGROUND_TIMEOUT_MS);
    const { url: shown } = canonical(url);
    const page = cache.get(shown);
    return page && !page.invalidated ? page : open(shown, BACKGROUND_TIMEOUT_MS);
  }

  /** Responds from the cache, with the `more` headers, and returns true; or leaves the request alone. */
  function serveCached(request: IncomingMessage, response: ServerResponse, more: readonly string[] = []): boolean {
    if (!isCaching || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const { key } = canonical(request.url ?? '/');
    const page = key === null ? undefined : cache.get(key);
    if (key === null || !page || page.invalidated) return false;
    if (page.staleAt < now()) refresh(key);
    send(request, response, page, more);
    return true;
  }

  function pageFor({ url, key, isFreeInput }: CanonicalRequest, requestUrl: string): Promise<CachedPage> {
    const queue = isFreeInput ? freeInput : foreground;
    const renderOnly = async () => (await renderPage(isCaching ? url : requestUrl, FOREGROUND_TIMEOUT_MS))[1];
    if (!isCaching || key === null) return queue.add(renderOnly);
    return open(key, FOREGROUND_TIMEOUT_MS, (work) => queue.add(work));
  }

  return {
    cache,
    serveCached,
    refresh,
    prepare,
    read,
    /** Responds with a page that is not cached. With too many requests waiting: 503. Rejects where rendering throws. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const requestUrl = request.url ?? '/';
      const wanted = canonical(requestUrl);
      if ((wanted.isFreeInput ? freeInput : foreground).size >= MAX_WAITING_REQUESTS) {
        response.writeHead(503, { ...headers, 'cache-control': 'no-store', 'retry-after': '1' });
        return void response.end('Too many requests at once. Please try again in a moment.\n');
      }
      send(request, response, await pageFor(wanted, requestUrl));
    },
  };
}

export type PageService = ReturnType<typeof createPageService>;
