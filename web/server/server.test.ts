import net from 'node:net';
import zlib from 'node:zlib';
import express from 'express';
import { expect, it, describe, afterEach, beforeEach, vi } from 'vitest';
import { inlineMarker } from '../app/lib/request-context.server.ts';
import { fixedPaths, patterns } from '../app/paths';
import { serve } from '../testing/server.ts';
import { type Compressed, compress, createRecompressor } from './cache/send-page.ts';
import cases from './cases.json';
import { createContentRefresh } from './content-refresh.ts';
import { health } from './monitoring.ts';
import { knownPaths, lowerCaseTarget, redirectTarget, withSearch } from './redirects';
import { verifyInlineElements, hasTwoHosts } from './security.ts';

/** The response of `/readyz` for a CMS whose health check responds with `status` and `body`. */
async function readiness(status: number, body: string, hasCachedArticles: boolean) {
  const cmsUrl = await serve((_, response) => response.writeHead(status).end(body));
  const site = await serve(express().use(health({ cmsUrl, hasCachedArticles: () => hasCachedArticles })));
  const response = await fetch(`${site}/readyz`);
  return { status: response.status, ...((await response.json()) as object) };
}

it.each([
  [204, '', false, { status: 200, ready: true, cms: 'up' }],
  [503, '{"database":"unwritable"}', true, { status: 200, ready: true, cms: 'unwritable' }],
  [503, '{"database":"unwritable"}', false, { status: 503, ready: false, cms: 'unwritable' }],
  [503, '<html>No server is available', true, { status: 200, ready: true, cms: 'down' }],
  [500, 'null', false, { status: 503, ready: false, cms: 'down' }],
])('with a CMS that responds with %i %s and cached articles: %s', async (status, body, isCached, expected) => {
  expect(await readiness(status, body, isCached)).toEqual(expected);
});

const siteScript = `<script nonce="${inlineMarker}">own()</script>`;
const page = (body: string, head = '') => `<html><head>${head}</head><body>${siteScript}${body}</body></html>`;

it('removes the marker from scripts and styles of the site', () => {
  const html = page('', `<style nonce="${inlineMarker}">a{}</style><script type="application/ld+json">{}</script>`);
  expect(verifyInlineElements(html)).not.toContain('nonce');
});

it.each([
  '<script>document.title = "EXECUTED"</script>',
  '<script src="/uploads/lib.js"></script>',
  '<SCRIPT\n>x</SCRIPT>',
  '<script nonce="guess">x</script>',
  '<style>body{display:none}</style>',
  '<script type="application/ld+json">{}</script>',
])('rejects a page with %s in an article', (element) => {
  expect(() => verifyInlineElements(page(`<div class="prose">${element}</div>`))).toThrow('did not write');
});

it.each([
  ['refused', ['Host: acme.org', 'Host: evil.example']],
  ['refused', ['Host: acme.org', 'host: acme.org']],
  ['refused', ['HOST: acme.org', 'X-Test: 1', 'hOST: evil.example']],
  ['accepted', ['Host: acme.org']],
  ['accepted', ['Host: acme.org', 'X-Forwarded-Host: evil.example', 'X-Test: host']],
])('%s is a request with %j', async (outcome, lines) => {
  const url = await serve((request, response) => response.end(hasTwoHosts(request) ? 'refused' : 'accepted'));
  // Over a plain connection, because a client would merge or refuse the headers.
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const part of socket) answer += String(part);
  expect(answer).toMatch(new RegExp(`${outcome}$`));
});

const spellings = knownPaths(fixedPaths, Object.values(patterns));
const targetOf = (path: string) => redirectTarget(path, spellings, (one) => one === '/field-day');

describe('redirectTarget', () => {
  it.each(cases.redirected as [string, string][])('redirects %s to %s', (path, target) => {
    expect(targetOf(path)).toBe(target);
  });

  it.each([
    ...[...fixedPaths, '//', '///', '//evil.example/', '/\\evil.example/'],
    ...['/no-such-page', '/field-day', '/%E0%A4%A', '/blogs//x'],
  ])('does not redirect %s', (path) => {
    expect(targetOf(path)).toBeNull();
  });

  it('never redirects to another host or to a URL that redirects again', () => {
    const paths = ['/a//', '/a/\\', '/\\', '/ /', '/CSR//', '/blogs/%2F%2Fevil.example/', `/${'a/'.repeat(5000)}`];
    for (const path of paths) {
      const target = targetOf(path);
      if (target === null) continue;
      expect(target).toMatch(/^\/[^/\\]/);
      expect(targetOf(target)).toBeNull();
    }
  });
});

it('adds the query of the request to a target without one', () => {
  expect(withSearch('/new', '?utm=mail')).toBe('/new?utm=mail');
  expect(withSearch('/new?a=1', '?utm=mail')).toBe('/new?a=1');
  expect(withSearch('/new#plans', '?utm=mail')).toBe('/new#plans');
});

describe('lowerCaseTarget', () => {
  const existing = new Set(['/blogs/rain', '/blogs/tag/water', '/blogs/both', '/blogs/Both', '/blogs/Only-Capitals']);
  const target = (path: string) => lowerCaseTarget(path, (one) => existing.has(one));

  it.each(cases.lowerCase as [string, string | null][])('is, for %s, %s', (path, lower) =>
    expect(target(path)).toBe(lower),
  );
});

const START_TIMEOUT_MS = 2000;
const RETRY_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

function setUp(load: () => Promise<ReadonlySet<string>>) {
  const content = { refresh: vi.fn(load), restore: vi.fn(async () => {}) };
  const cache = { invalidate: vi.fn(() => ['/surve_r', '/surve_r.data']) };
  const pages = { cache, refresh: vi.fn() };
  const refresh = createContentRefresh({ content, pages, intervalSeconds: 60 } as unknown as Parameters<
    typeof createContentRefresh
  >[0]);
  return { content, cache, pages, refresh };
}

it('renders the changed pages and the lists of pages again, and nothing where nothing has changed', async () => {
  const changes = [new Set(['page:/surve_r']), new Set<string>()];
  const { cache, pages, refresh } = setUp(async () => changes.shift()!);
  expect(await refresh.refresh()).toEqual(['/surve_r', '/surve_r.data']);
  expect(await refresh.refresh()).toEqual([]);
  expect(cache.invalidate.mock.calls).toEqual([[new Set(['page:/surve_r']), false]]);
  expect(pages.refresh.mock.calls).toEqual([['/surve_r'], ['/surve_r.data']]);
});

it('requests the content again after the interval, and sooner after a failure, which it reports once', async () => {
  const { content, refresh } = setUp(async () => new Set());
  await refresh.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(content.refresh).toHaveBeenCalledTimes(2);
  content.refresh.mockRejectedValue(new Error('down'));
  await vi.advanceTimersByTimeAsync(60_000 + 2 * RETRY_MS);
  expect(content.refresh).toHaveBeenCalledTimes(5);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['does not respond', () => new Promise<never>(() => {})],
])('starts from the snapshot while the CMS %s', async (_, load) => {
  const { content, refresh } = setUp(load);
  const started = refresh.start();
  await vi.advanceTimersByTimeAsync(START_TIMEOUT_MS);
  await started;
  expect(content.restore).toHaveBeenCalled();
});

const text = (from: number) =>
  Buffer.from(Array.from({ length: 30_000 }, (_, n) => ((n + from) * n * 7919) % 1009).join(' '));
const WAIT_OPTIONS = { timeout: 20_000 };

it('makes a cached page smaller, also when it was rendered again with the same content', async () => {
  const cached = new Map<string, Compressed>();
  const recompress = createRecompressor((key) => cached.get(key), 0);
  const page = await compress(text(1));
  cached.set('/', page);
  recompress('/', page);
  const again = await compress(text(1), 'text/html', page);
  expect(again.brotli).toBe(page.brotli);
  cached.set('/', again);
  await vi.waitFor(() => expect(again.brotli!.length).toBeLessThan(page.brotli!.length), WAIT_OPTIONS);
  expect(zlib.brotliDecompressSync(again.brotli!)).toEqual(text(1));
});

it('skips pages that are removed or have changed, and bodies that are not compressed', async () => {
  const [old, fresh, last] = await Promise.all([compress(text(1)), compress(text(2)), compress(text(4))]);
  const image = await compress(text(3), 'image/png');
  const fast = [old.brotli, fresh.brotli];
  const fastLast = last.brotli;
  const cached = new Map(Object.entries({ '/changed': fresh, '/picture': image, '/last': last }));
  const recompress = createRecompressor((key) => cached.get(key), 0);
  recompress('/gone', old);
  recompress('/changed', old);
  recompress('/picture', image);
  recompress('/last', last);
  await vi.waitFor(() => expect(last.brotli).not.toBe(fastLast), WAIT_OPTIONS);
  expect([old.brotli, fresh.brotli]).toEqual(fast);
  expect(image.brotli).toBeUndefined();
});
