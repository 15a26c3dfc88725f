import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheHints } from '~/lib/render-context.server';
import { toArticleCard } from '../list/article-card';
import { article } from '../fixtures/articles';

vi.mock('./articles.server', () => ({ fetchPage: vi.fn(), fetchArticle: vi.fn() }));
vi.mock('~/lib/env.server', () => ({ env: vi.fn() }));

// Test files share their modules (isolate: false in vitest.config.ts). Mocks apply to modules that are loaded after a
// reset, and must not stay in those that other files get.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { CmsUnavailable } = await import('~/lib/cms/client.server');
const { cacheHints: pageNotes } = await import('~/lib/render-context.server');
const { env: settings } = await import('~/lib/env.server');
const { fetchPage, fetchArticle } = await import('./articles.server');
const { loadFirstList, loadArticle } = await import('./blog-loaders.server');
const { listArticles: allCards, invalidateArticleIndex: forgetCards } = await import('./article-index.server');

const FOREGROUND_TIMEOUT_MS = 400;
const SLOW_MS = 2500;
const entry = { card: toArticleCard(article(1))!, searchText: '', documentIds: [], noIndex: false };
const down = new CmsUnavailable('status 404');

function setUp() {
  const notes: CacheHints = {
    tags: new Set(),
    cacheable: true,
    upstreamDown: false,
    timedOut: false,
    timeoutMs: FOREGROUND_TIMEOUT_MS,
  };
  const context = new RouterContextProvider();
  context.set(pageNotes, notes);
  return { notes, context };
}

async function load(slug: string) {
  const { notes, context } = setUp();
  const loaded = loadArticle(slug, context);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  const { data, init } = await loaded;
  return { notes, status: init?.status, ...data };
}

/** A CMS that answers after the visitor's time is over. */
const slowly = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), SLOW_MS));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.mocked(settings).mockReturnValue({ CACHE_TTL_SECONDS: 60 } as never);
  vi.mocked(fetchPage)
    .mockReset()
    .mockResolvedValue({ entries: [entry], pageCount: 1, total: 1 });
  vi.mocked(fetchArticle).mockReset();
  forgetCards();
  await allCards();
});

afterEach(() => void vi.useRealTimers());

describe('a post', () => {
  it('is 404 where there is none', async () => {
    vi.mocked(fetchArticle).mockResolvedValue(null);
    expect(await load('no-such-post')).toMatchObject({ status: 404, loading: undefined });
  });

  it('is 503 in an outage, and its page is not cached', async () => {
    vi.mocked(fetchArticle).mockRejectedValue(down);
    expect(await load('post-1')).toMatchObject({ status: 503, notes: { cacheable: false, upstreamDown: true } });
  });

  it('that exists goes out as loading while the CMS is slow, and its page is not cached', async () => {
    vi.mocked(fetchArticle).mockReturnValue(slowly(null));
    expect(await load('post-1')).toMatchObject({ status: 200, loading: 'listed', notes: { cacheable: false } });
  });

  it('that the index does not list is 404 however slow the CMS is', async () => {
    vi.mocked(fetchArticle).mockReturnValue(slowly(null));
    expect(await load('no-such-post')).toMatchObject({ status: 404, loading: undefined });
  });

  it('of which the index cannot tell goes out as loading with 503', async () => {
    forgetCards();
    vi.mocked(fetchArticle).mockReturnValue(slowly(null));
    expect(await load('no-such-post')).toMatchObject({ status: 503, loading: 'unknown', notes: { cacheable: false } });
  });
});

it('a list is there without posts in an outage, and its page is not cached', async () => {
  const { notes, context } = setUp();
  forgetCards();
  vi.mocked(fetchPage).mockRejectedValue(down);
  const { queries } = await loadFirstList(context);
  expect(queries[0]?.state.data).toMatchObject({ cards: [], total: 0 });
  expect(notes).toMatchObject({ cacheable: false, upstreamDown: true });
});
