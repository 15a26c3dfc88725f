import { format } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { Listing } from '../../app/blog/api/article-index.server.ts';
import { serve } from '../../testing/server.ts';
import { createPageService, type Rendered } from './page-service.ts';

type Pages = ReturnType<typeof createPageService>;

const page = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  tags: new Set(['articles']),
  cacheable: true,
  upstreamDown: false,
  timedOut: false,
  ...more,
});
const outage = (text: string) => page(text, { status: 503, cacheable: false, upstreamDown: true });

/** Sends a request over a real connection, to check what a browser gets. */
async function get(pages: Pages, path: string, headers: Record<string, string> = {}) {
  let fromCache = false;
  const url = await serve((request, response) => {
    fromCache = pages.serveCached(request, response);
    if (!fromCache) void pages.serve(request, response);
  });
  const response = await fetch(url + path, { headers });
  const text = await response.text();
  return { fromCache, status: response.status, headers: Object.fromEntries(response.headers), text };
}

function setUp(responses: Rendered[], ttlSeconds = 60) {
  let clock = 1_000_000;
  const render = vi.fn(async (_url: string, _timeoutMs: number) =>
    responses.length > 1 ? (responses.shift() as Rendered) : (responses[0] as Rendered),
  );
  const pages = createPageService({ render, ttlSeconds, now: () => clock });
  const change = (purge = false) => pages.cache.invalidate(new Set(['articles']), purge);
  return { pages, render, change, advance: (seconds: number) => (clock += seconds * 1000) };
}

/** A rendering of each URL that waits for `release`. */
function gated(isFree = (_: string) => false) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const running = { now: 0, most: 0 };
  const render = vi.fn(async (url: string) => {
    running.most = Math.max(running.most, (running.now += 1));
    if (!isFree(url)) await gate;
    running.now -= 1;
    return page(url);
  });
  return { render, running, release };
}

describe('the cache', () => {
  it('has a page after its first rendering, whatever parameters a URL adds', async () => {
    const { pages, render } = setUp([page('one')]);
    expect(await get(pages, '/blogs?utm_source=a')).toMatchObject({ fromCache: false, text: 'one' });
    expect(await get(pages, '/blogs')).toMatchObject({ fromCache: true, text: 'one' });
    expect(await get(pages, '/blogs?utm_source=b')).toMatchObject({ fromCache: true, text: 'one' });
    expect(render).toHaveBeenCalledTimes(1);
    expect(pages.cache.size).toBe(1);
  });

  it('renders once for any number of simultaneous first visitors', async () => {
    const { pages, render } = setUp([page('one')]);
    await Promise.all(Array.from({ length: 20 }, () => get(pages, '/blogs')));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('sends a stale page immediately and renders it again in the background', async () => {
    const { pages, advance } = setUp([page('old'), page('new')]);
    await get(pages, '/');
    advance(61);
    expect((await get(pages, '/')).text).toBe('old');
    await vi.waitFor(async () => expect((await get(pages, '/')).text).toBe('new'));
  });

  it('logs a failed refresh without the query', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pages, render, advance } = setUp([page('found')]);
    await get(pages, '/blogs?tag=Asha+Rao');
    advance(61);
    render.mockRejectedValueOnce(new Error('broken'));
    await get(pages, '/blogs?tag=Asha+Rao');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(format(...(logged.mock.calls[0] ?? []))).toMatch(/^Refreshing \/blogs failed: Error: broken\n/);
  });

  it('never expires a page whose content is in memory, and renders it again when the content changes', async () => {
    const tags = new Set(['page:/aboutus']);
    const { pages, render, advance } = setUp([page('one', { tags }), page('two', { tags })]);
    await get(pages, '/aboutus');
    advance(86_400);
    expect(await get(pages, '/aboutus')).toMatchObject({ fromCache: true, text: 'one' });
    expect(render).toHaveBeenCalledTimes(1);
    pages.cache.invalidate(tags, false);
    expect((await get(pages, '/aboutus')).text).toBe('two');
  });

  it('has nothing with CACHE_TTL_SECONDS=0', async () => {
    const { pages } = setUp([page('one')], 0);
    await get(pages, '/');
    expect((await get(pages, '/')).fromCache).toBe(false);
  });

  it('has no searches, and a limited number of pages', async () => {
    const { pages } = setUp([page('one')]);
    for (let n = 0; n < 2100; n += 1) await pages.prepare(`/blogs/${n}`);
    expect(pages.cache.size).toBe(2000);
    for (const path of ['/blogs?q=a', '/debug/blog/a']) {
      await get(pages, path);
      expect((await get(pages, path)).fromCache).toBe(false);
    }
  });
});

describe('a change in the CMS', () => {
  it.each([
    ['a published page is rendered again', page('new'), false, 'new'],
    ['the last complete copy is sent during an outage', outage('no posts'), false, 'old'],
    ['an unpublished article is never shown again, not even during an outage', outage('none'), true, 'none'],
  ])('%s', async (_, next, purge, shown) => {
    const { pages, change } = setUp([page('old'), next]);
    await get(pages, '/blogs/x');
    change(purge);
    expect((await get(pages, '/blogs/x')).text).toBe(shown);
  });

  it.each([
    ['a publish is not cached as fresh', page('new'), false, 'new'],
    ['an unpublish is not cached', outage('no articles'), true, 'no articles'],
  ])('a page that was rendered during %s', async (_, next, purge, shown) => {
    const { pages, render, change } = setUp([next]);
    const { render: waiting, release } = gated();
    render.mockImplementationOnce(waiting);
    const first = get(pages, '/blogs');
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    change(purge);
    if (purge) expect((await get(pages, '/blogs')).text).toBe(shown);
    release();
    await first;
    expect((await get(pages, '/blogs')).text).toBe(shown);
  });

  it('renders pages again one at a time, the most recently used first, and leaves the rest to visitors', async () => {
    const rendered: string[] = [];
    const running = { now: 0, most: 0 };
    const render = async (url: string) => {
      running.most = Math.max(running.most, (running.now += 1));
      await new Promise(setImmediate);
      running.now -= 1;
      rendered.push(url);
      return page(url);
    };
    const pages = createPageService({ render, ttlSeconds: 60 });
    for (let n = 0; n < 600; n += 1) await pages.prepare(`/blogs/${n}`);
    rendered.length = 0;
    for (const key of pages.cache.invalidate(new Set(['articles']), false)) pages.refresh(key);
    expect((await get(pages, '/blogs/0')).text).toBe('/blogs/0');
    await vi.waitFor(() => expect(rendered).toHaveLength(102));
    expect(rendered.filter((url) => url !== '/blogs/0').slice(0, 2)).toEqual(['/blogs/599', '/blogs/598']);
    expect(running.most).toBeLessThanOrEqual(2);
  });
});

it('renders a page with a longer timeout after a visitor got its loading state', async () => {
  const { pages, render } = setUp([
    page('Loading...', { cacheable: false, upstreamDown: true, timedOut: true }),
    page('whole'),
  ]);
  expect((await get(pages, '/')).text).toBe('Loading...');
  // A request of a visitor meanwhile would render the page too.
  await vi.waitFor(() => expect(render.mock.calls.map(([, timeoutMs]) => timeoutMs)).toEqual([400, 15_000]));
  await vi.waitFor(async () => expect(await get(pages, '/')).toMatchObject({ fromCache: true, text: 'whole' }));
});

describe('a response', () => {
  it('has the common headers, which a header of the page replaces', async () => {
    const image = page('one', { headers: { 'content-type': 'image/jpeg', 'x-shown-by': 'others' } });
    const headers = { 'x-shown-by': 'us', 'x-sniff': 'no' };
    const pages = createPageService({ render: async () => image, ttlSeconds: 60, headers });
    for (const fromCache of [false, true]) {
      const response = await get(pages, '/social/home.jpg');
      expect(response).toMatchObject({ fromCache, headers: { 'x-shown-by': 'others', 'x-sniff': 'no' } });
    }
  });

  it('is compressed for browsers that accept it, and has status 304 for a matching ETag', async () => {
    const text = 'one '.repeat(500);
    const { pages } = setUp([page(text)]);
    const brotli = { 'accept-encoding': 'gzip, br' };
    const first = await get(pages, '/', brotli);
    expect(first).toMatchObject({ text, headers: { 'content-encoding': 'br' } });
    const again = await get(pages, '/', { ...brotli, 'if-none-match': String(first.headers.etag) });
    expect(again).toMatchObject({ status: 304, text: '' });
  });
});

describe('many requests', () => {
  it.each([
    ['pages', '/debug/blog/', 4],
    ['searches', '/blogs?q=', 1],
  ])('for %s: a limited number is rendered concurrently, and the rest has status 503', async (_, url, limit) => {
    const { render, running, release } = gated();
    const pages = createPageService({ render, ttlSeconds: 60 });
    const all = Array.from({ length: 300 }, (_, n) => get(pages, `${url}${n}`));
    const rejected = await Promise.race(all);
    expect(rejected).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    release();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, running.most]).toEqual([256 + limit, limit]);
  });

  it('do not hold up other pages while searches and articles that the index does not list wait', async () => {
    const { render, release } = gated((url) => url === '/aboutus');
    const articles = { isMoved: () => false, listingOf: (): Listing => 'unknown', articleCount: () => undefined };
    const pages = createPageService({ render, ttlSeconds: 60, articles });
    const urls = ['/blogs?q=a', '/blogs?q=b', '/blogs/none-1', '/blogs/none-2', '/api/articles/none'];
    const others = urls.map((url) => get(pages, url));
    expect((await get(pages, '/aboutus')).text).toBe('/aboutus');
    release();
    expect((await Promise.all(others)).map(({ text }) => text)).toEqual(urls);
  });

  it('for articles that do not exist share one page, which is cached', async () => {
    const render = vi.fn(async () => page('Post not found', { status: 404, tags: new Set() }));
    const articles = { isMoved: () => false, listingOf: (): Listing => 'absent', articleCount: () => 0 };
    const pages = createPageService({ render, ttlSeconds: 60, articles });
    for (let n = 0; n < 5; n += 1) {
      const response = await get(pages, `/blogs/none-${n}`);
      expect(response).toMatchObject({ status: 404, text: 'Post not found', fromCache: n > 0 });
      expect((await pages.read(`/blogs/none-${n}`)).status).toBe(404);
    }
    expect(render).toHaveBeenCalledTimes(1);
    expect(pages.cache.size).toBe(1);
  });
});
