import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { format } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { Listing } from '../../app/blog/api/article-index.server.ts';
import { createPageService, type Rendered } from './page-service.ts';

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

type PageResponse = {
  fromCache: boolean;
  status?: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  body: Buffer;
  etag: string;
};

/** Sends a request over a real connection, to check what a browser gets. */
async function get(pages: ReturnType<typeof createPageService>, path: string, headers: Record<string, string> = {}) {
  let fromCache = false;
  const server = http.createServer((request, response) => {
    fromCache = pages.serveCached(request, response);
    if (!fromCache) void pages.serve(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<PageResponse>((resolve, reject) => {
    const call = http.get({ port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          fromCache,
          status: response.statusCode,
          headers: response.headers,
          text: body.toString(),
          body,
          etag: String(response.headers.etag),
        });
      });
    });
    call.on('error', reject);
  });
  server.close();
  return response;
}

function setUp(responses: Rendered[], ttlSeconds = 60) {
  let clock = 1_000_000;
  const render = vi.fn(async (_url: string, _timeoutMs: number) =>
    responses.length > 1 ? (responses.shift() as Rendered) : (responses[0] as Rendered),
  );
  const pages = createPageService({ render, ttlSeconds, now: () => clock });
  return { pages, render, advance: (seconds: number) => (clock += seconds * 1000) };
}

describe('the page service', () => {
  it('renders a page once and then sends the cached bytes', async () => {
    const { pages, render } = setUp([page('one')]);
    expect((await get(pages, '/blogs')).fromCache).toBe(false);
    expect(await get(pages, '/blogs')).toMatchObject({ fromCache: true, text: 'one' });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders once for any number of simultaneous first visitors', async () => {
    const { pages, render } = setUp([page('one')]);
    await Promise.all(Array.from({ length: 20 }, () => get(pages, '/blogs')));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('caches a page once whatever parameters a URL adds', async () => {
    const { pages, render } = setUp([page('one')]);
    await get(pages, '/blogs?utm_source=a');
    await get(pages, '/blogs?utm_source=b');
    expect(render).toHaveBeenCalledTimes(1);
    expect(pages.cache.size).toBe(1);
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
    logged.mockRestore();
  });

  it('renders a page again as soon as an editor changed its data', async () => {
    const { pages } = setUp([page('old'), page('new')]);
    await get(pages, '/');
    pages.cache.invalidate(new Set(['articles']), false);
    expect((await get(pages, '/')).text).toBe('new');
  });

  it('sends the last complete copy during an outage', async () => {
    const { pages } = setUp([page('good'), page('no posts', { cacheable: false, upstreamDown: true })]);
    await get(pages, '/');
    pages.cache.invalidate(new Set(['articles']), false);
    expect((await get(pages, '/')).text).toBe('good');
  });

  it('never shows an unpublished article again, not even during an outage', async () => {
    const { pages } = setUp([
      page('post'),
      page('Post not found', { status: 503, cacheable: false, upstreamDown: true }),
    ]);
    await get(pages, '/blogs/x');
    pages.cache.invalidate(new Set(['articles']), true);
    expect((await get(pages, '/blogs/x')).status).toBe(503);
  });

  it('does not cache as fresh a page that was rendered during a publish', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const render = vi
      .fn()
      .mockImplementationOnce(async () => (await gate, page('old')))
      .mockResolvedValue(page('new'));
    const pages = createPageService({ render, ttlSeconds: 60 });
    const first = get(pages, '/');
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    pages.cache.invalidate(new Set(['articles']), false);
    release();
    expect((await first).text).toBe('old');
    expect((await get(pages, '/')).text).toBe('new');
  });

  it('does not cache a page that was rendered during an unpublish', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const render = vi
      .fn()
      .mockImplementationOnce(async () => (await gate, page('with the article')))
      .mockResolvedValue(page('no articles', { cacheable: false, upstreamDown: true }));
    const pages = createPageService({ render, ttlSeconds: 60 });
    const first = get(pages, '/blogs');
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    pages.cache.invalidate(new Set(['articles']), true);
    release();
    await first;
    expect((await get(pages, '/blogs')).text).toBe('no articles');
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

  it('caches nothing with CACHE_TTL_SECONDS=0', async () => {
    const { pages, render } = setUp([page('one')], 0);
    await get(pages, '/');
    expect((await get(pages, '/')).fromCache).toBe(false);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('sends the common headers, and a header of the page replaces the common one', async () => {
    const image = page('one', { headers: { 'content-type': 'image/jpeg', 'x-shown-by': 'others' } });
    const headers = { 'x-shown-by': 'us', 'x-sniff': 'no' };
    const pages = createPageService({ render: async () => image, ttlSeconds: 60, headers });
    for (const fromCache of [false, true]) {
      const response = await get(pages, '/social/home.jpg');
      expect(response).toMatchObject({ fromCache, headers: { 'x-shown-by': 'others', 'x-sniff': 'no' } });
    }
  });

  it('compresses for browsers that accept it, and responds with 304 to a matching ETag', async () => {
    const { pages } = setUp([page('one '.repeat(500))]);
    const first = await get(pages, '/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(first.body).toString()).toBe('one '.repeat(500));
    const again = await get(pages, '/', { 'accept-encoding': 'gzip, br', 'if-none-match': first.etag });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it('does not cache searches or other spellings of a URL', async () => {
    const { pages } = setUp([page('one')]);
    await get(pages, '/blogs/a');
    for (let n = 0; n < 50; n += 1) {
      await get(pages, `/aboutus?${'x'.repeat(600)}${n}`);
      await get(pages, `/debug/blog/a?${n}`);
      await get(pages, `/blogs?page=${'0'.repeat(n)}1`);
      await get(pages, `/blogs?q=${n}`);
      await get(pages, `/${'./'.repeat(n)}aboutus`);
    }
    for (const slug of ['%61', '%61?x', './a', 'a?page=2']) await get(pages, `/blogs/${slug}`);
    expect(pages.cache.size).toBe(3);
  });

  it('caches a limited number of pages', async () => {
    const { pages } = setUp([page('one')]);
    for (let n = 0; n < 2100; n += 1) await pages.prepare(`/blogs/${n}`);
    expect(pages.cache.size).toBe(2000);
  });

  it('renders invalidated pages one at a time, the most recently used first, and leaves the rest to visitors', async () => {
    let running = 0;
    let maxRunning = 0;
    const rendered: string[] = [];
    const render = async (url: string) => {
      maxRunning = Math.max(maxRunning, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
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
    expect(maxRunning).toBeLessThanOrEqual(2);
  });

  it.each([
    ['pages', '/debug/blog/', 4],
    ['searches', '/blogs?q=', 1],
  ])('renders a limited number of %s concurrently, and responds with 503 to the rest', async (_, url, limit) => {
    let running = 0;
    let maxRunning = 0;
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const render = async (url: string) => {
      maxRunning = Math.max(maxRunning, (running += 1));
      await gate;
      running -= 1;
      return page(url);
    };
    const pages = createPageService({ render, ttlSeconds: 60 });
    const all = Array.from({ length: 300 }, (_, n) => get(pages, `${url}${n}`));
    const rejected = await Promise.race(all);
    expect(rejected).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    release();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, maxRunning]).toEqual([256 + limit, limit]);
  });

  it('renders other pages while searches and articles that the index does not list wait', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const render = async (url: string) => (url === '/aboutus' ? page(url) : (await gate, page(url)));
    const articles = { isMoved: () => false, listingOf: (): Listing => 'unknown', articleCount: () => undefined };
    const pages = createPageService({ render, ttlSeconds: 60, articles });
    const urls = ['/blogs?q=a', '/blogs?q=b', '/blogs/none-1', '/blogs/none-2', '/api/articles/none'];
    const others = urls.map((url) => get(pages, url));
    expect((await get(pages, '/aboutus')).text).toBe('/aboutus');
    release();
    expect((await Promise.all(others)).map(({ text }) => text)).toEqual(urls);
  });

  it('renders one page for all articles that do not exist, and sends it from the cache', async () => {
    const missing = page('Post not found', { status: 404, tags: new Set() });
    const render = vi.fn(async () => missing);
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
