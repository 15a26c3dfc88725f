import { describe, expect, it, vi } from 'vitest';
import type { ServerBuild } from 'react-router';
import type { Listing } from '../../app/blog/api/article-index.server.ts';
import cases from '../cases.json';
import { canonicalRequest } from './cache-key.ts';
import {
  type ArticleLookup,
  cacheableIfMissing,
  isListed,
  isMissingPage,
  cacheNotFound,
  NOT_FOUND_URL,
} from './missing-pages.ts';
import type { Rendered } from './page-service.ts';
import { isRedirectable, ownerOf } from '../../app/pages/reserved-paths.ts';

const LONG_QUERY: [string, string] = [`/aboutus?${'x'.repeat(5000)}`, '/aboutus'];

it.each([...(cases.cached as [string, string | null][]), LONG_QUERY])('%s is cached under %s', (url, key) =>
  expect(canonicalRequest(url).key).toBe(key),
);

it.each([...cases.notCached, `/blogs/${'a'.repeat(600)}`])('%s is never cached', (url) =>
  expect(canonicalRequest(url).key).toBeNull(),
);

it('keeps the query of a preview and drops unknown parameters elsewhere', () => {
  expect(canonicalRequest('/preview/article?token=a').url).toBe('/preview/article?token=a');
  expect(canonicalRequest('/debug/blog/a?x=1').url).toBe('/debug/blog/a');
  expect(canonicalRequest('/blogs?x=1&q=water').url).toBe('/blogs?q=water');
});

it('a page of the CMS is cached, with its data', () => {
  const isPage = (path: string) => path === '/field-day';
  expect(canonicalRequest('/field-day?utm=x', isPage).key).toBe('/field-day');
  expect(canonicalRequest('/field-day.data', isPage).key).toBe('/field-day.data');
  expect(canonicalRequest('/other-day', isPage).key).toBeNull();
});

const COUNTS: Record<string, number> = {
  'category field-notes': 14,
  'tag water': 3,
  'tag déjà vu': 1,
  'author asha': 1,
};

/** An index with 30 articles. Without `isKnown` it is stale. */
const lookup = (isKnown: boolean): ArticleLookup => ({
  isMoved: (path) => path === '/blogs/old' || path === '/blogs/tag/old',
  listingOf: (slug): Listing => {
    if (slug === 'rain' || slug === 'déjà') return 'listed';
    return isKnown ? 'absent' : 'unknown';
  },
  articleCount: (topic) => {
    if (!isKnown) return undefined;
    return topic ? (COUNTS[`${topic.kind} ${topic.key}`] ?? 0) : 30;
  },
});
const shown = (url: string, isKnown = true) => canonicalRequest(url, undefined, lookup(isKnown));

describe('with a fresh index', () => {
  it.each(cases.missing as [string, string][])('%s shares the page %s, which is cached', (url, page) => {
    expect(shown(url)).toEqual({ url: page, key: page, isFreeInput: false });
    expect(isMissingPage(page)).toBe(true);
  });

  it.each(cases.knownFilters as [string, string][])(
    '%s is the list %s, without the filters that no article has',
    (url, key) => expect(shown(url).key).toBe(key),
  );

  it.each(['/blogs/old', '/blogs/old.data', '/blogs/tag/old'])('%s, which is redirected, stays as it is', (url) =>
    expect(shown(url).url).toBe(url),
  );

  it.each(cases.shown)('%s stays as it is', (url) => {
    expect(shown(url)).toEqual({ url, key: url, isFreeInput: false });
    expect(isMissingPage(url)).toBe(false);
  });

  it('a search is free input, without unknown filters', () => {
    expect(shown('/blogs?q=water&tag=made-up')).toEqual({ url: '/blogs?q=water', key: null, isFreeInput: true });
  });
});

describe('with a stale index', () => {
  it.each(['/blogs/none-1', '/blogs/none-1.data', '/api/articles/none-1'])('%s is free input', (url) =>
    expect(shown(url, false)).toEqual({ url, key: url, isFreeInput: true }),
  );

  it.each(['/blogs/rain', '/blogs/tag/none', '/blogs?tag=none', '/blogs?page=500'])('%s stays as it is', (url) =>
    expect(shown(url, false)).toEqual({ url, key: url, isFreeInput: false }),
  );
});

it.each([
  ['/blogs/!', { status: 404, upstreamDown: false }, true],
  ['/blogs/!', { status: 200, upstreamDown: false }, false],
  ['/blogs/!', { status: 503, upstreamDown: true }, false],
  ['/blogs/none', { status: 404, upstreamDown: false }, false],
])('%s with %j may be cached: %s', async (url, rendered, cacheable) => {
  const page = Promise.resolve({ cacheable: false, ...rendered } as Rendered);
  expect(await cacheableIfMissing(url, page)).toMatchObject({ cacheable });
});

it.each([true, false])('articles and topics of the index are listed, also in a stale one: %s', (isKnown) => {
  const isTopicListed = ({ kind, key }: { kind: string; key: string }) => `${kind} ${key}` in COUNTS;
  const listed = ['/blogs/rain', '/blogs/tag/water', '/blogs/category/field-notes'];
  const others = ['/blogs/none', '/blogs/tag/none', '/blogs', '/rain'];
  const isShown = (page: string) => isListed(page, { listingOf: lookup(isKnown).listingOf, isTopicListed });
  expect([...listed, ...others].filter(isShown)).toEqual(listed);
});

const ROUTES = {
  root: { id: 'root', path: '' },
  shell: { id: 'shell', parentId: 'root' },
  home: { id: 'home', parentId: 'shell', index: true },
  about: { id: 'about', parentId: 'shell', path: 'aboutus' },
  post: { id: 'post', parentId: 'shell', path: 'blogs/:slug' },
  unknown: { id: 'unknown', parentId: 'shell', path: '*' },
} as unknown as ServerBuild['routes'];

function setUp() {
  const render = vi.fn(async (url: string, _: number) => ({ status: 404, body: Buffer.from(url) }) as Rendered);
  const renderOrReuse = cacheNotFound(ROUTES, render, (path) => path === '/field-day');
  const get = async (url: string) => (await renderOrReuse(url, 400)).body.toString();
  return { render, get };
}

it('renders one page for all URLs without a route, and it contains none of these URLs', async () => {
  const { render, get } = setUp();
  const responses = await Promise.all(['/wp-login.php', '/a/b?c=d', '/aboutus/asha'].map(get));
  expect(new Set(responses)).toEqual(new Set(['/404']));
  expect(render).toHaveBeenCalledTimes(1);
});

it.each(cases.routed)('renders %s separately', async (url) => {
  const { get } = setUp();
  expect(await get(url)).toBe(url);
});

it('keeps no rendering with another status, and none that failed', async () => {
  const { render, get } = setUp();
  for (const status of [200, 302, 500]) {
    render.mockResolvedValueOnce({ status, body: Buffer.from('other') } as Rendered);
    expect(await get('/nothing')).toBe('other');
  }
  render.mockRejectedValueOnce(new Error('once'));
  await expect(get('/nothing')).rejects.toThrow('once');
  expect(await get('/nothing')).toBe('/404');
});

it('renders a URL that no page and no redirect can have', () => {
  expect(isRedirectable(NOT_FOUND_URL)).toBe(false);
  expect(ownerOf(NOT_FOUND_URL)).not.toBeNull();
});
