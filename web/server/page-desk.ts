import type { IncomingMessage, ServerResponse } from 'node:http';
import { encode, encodeOnce } from './encode.ts';
import { KeptPages, type KeptPage } from './kept-pages.ts';
import { laterDenser } from './later-denser.ts';
import { pageKey } from './page-key.ts';
import { send } from './send-page.ts';

/** A page as the renderer hands it over. `keep` is false where the CMS could not be asked. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  depends: ReadonlySet<string>;
  keep: boolean;
  /** The page would be whole if the CMS answered: a kept copy is better than this. */
  outage: boolean;
  /** The CMS was too slow for a waiting visitor: with more time the page will be whole. */
  late: boolean;
};

type Options = {
  render: (address: string, patience: number) => Promise<Rendered>;
  keepSeconds: number;
  /** What every answer carries, unless a page says otherwise. */
  headers?: Record<string, string>;
  now?: () => number;
};

const RETRY_AFTER_OUTAGE_MS = 5000;
/** Design section 4.4: a slower CMS gets a waiting visitor a page in its loading state. */
export const VISITOR_WAITS_MS = 400;
const NOBODY_WAITS_MS = 15_000;

/**
 * Hands out pages (design section 4): a kept one at once, else one rendered once for all who wait for it.
 * With `keepSeconds` 0 nothing is kept and every view is rendered.
 */
export function createPageDesk({ render, keepSeconds, headers = {}, now = Date.now }: Options) {
  const kept = new KeptPages();
  const underWay = new Map<string, Promise<KeptPage>>();
  const makeDenser = laterDenser((key) => kept.peek(key));
  const keeps = keepSeconds > 0;

  async function make(key: string, patience: number): Promise<KeptPage> {
    const changes = kept.changes;
    const rendered = await render(key, patience);
    if (rendered.late && keeps && patience < NOBODY_WAITS_MS) refresh(key);
    const previous = kept.get(key);
    if (rendered.outage && previous) {
      previous.freshUntil = now() + RETRY_AFTER_OUTAGE_MS;
      return previous;
    }
    const fixed = rendered.depends.size === 0;
    const type = rendered.headers['content-type'];
    const page: KeptPage = {
      ...(await (rendered.keep ? encode(rendered.body, type, previous) : encodeOnce(rendered.body, type))),
      status: rendered.status,
      headers: { ...headers, ...rendered.headers },
      depends: rendered.depends,
      freshUntil: fixed ? Infinity : now() + keepSeconds * 1000,
      outdated: kept.changes !== changes && !fixed,
    };
    if (!keeps || !rendered.keep) {
      // A post that is gone must not live on in the store.
      if (!rendered.outage) kept.delete(key);
      return page;
    }
    kept.set(key, page);
    if (page.etag !== previous?.etag) makeDenser(key, page);
    return page;
  }

  /** Renders a page, once for any number of callers who wait as patiently at the same time. */
  function open(key: string, patience = VISITOR_WAITS_MS): Promise<KeptPage> {
    const call = `${patience} ${key}`;
    const running = underWay.get(call);
    if (running) return running;
    const started = make(key, patience).finally(() => underWay.delete(call));
    underWay.set(call, started);
    return started;
  }

  /** Renders a page for later visitors; an error only goes to the log. */
  async function prepare(key: string): Promise<void> {
    await open(key, NOBODY_WAITS_MS);
  }

  function refresh(key: string): void {
    // The query may hold the words that a visitor searched for.
    const [path] = key.split('?', 1);
    prepare(key).catch((error: unknown) => console.error(`Refreshing ${path} failed:`, error));
  }

  /** A page for the server's own use, as whole as it can be had. */
  async function read(key: string): Promise<KeptPage> {
    const page = keeps ? kept.get(key) : undefined;
    return page && !page.outdated ? page : open(key, NOBODY_WAITS_MS);
  }

  /** Answers from the store, with `more` headers, and says so; or leaves the request alone. */
  function serveKept(request: IncomingMessage, response: ServerResponse, more: readonly string[] = []): boolean {
    if (!keeps || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const key = pageKey(request.url ?? '/');
    const page = key === null ? undefined : kept.get(key);
    if (key === null || !page || page.outdated) return false;
    if (page.freshUntil < now()) refresh(key);
    send(request, response, page, more);
    return true;
  }

  return {
    kept,
    serveKept,
    refresh,
    prepare,
    read,
    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const address = request.url ?? '/';
      const key = keeps ? pageKey(address) : null;
      send(request, response, key === null ? await make(address, VISITOR_WAITS_MS) : await open(key));
    },
  };
}

export type PageDesk = ReturnType<typeof createPageDesk>;
