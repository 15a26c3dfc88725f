import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheHints } from '~/lib/render-context.server';
import { toArticleCard } from '../list/article-card';
import { cmsArticle } from '../fixtures/articles';

vi.mock('./articles.server', () => ({ fetchPage: vi.fn(), fetchArticle: vi.fn() }));
vi.mock('~/lib/env.server', () => ({ env: vi.fn() }));

// Test files share their modules (isolate: false in vitest.config.ts). Mocks apply to modules that load after a reset.
// The second reset keeps them out of other test files.
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
const entry = { card: toArticleCard(cmsArticle(1))!, searchText: '', documentIds: [], topics: [], noIndex: false };
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

/** A CMS response that arrives after the timeout. */
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

describe('an article', () => {
  it('is 404 when it does not exist', async () => {
    vi.mocked(fetchArticle).mockResolvedValue(null);
    expect(await load('no-such-post')).toMatchObject({ status: 404, loading: undefined });
  });

  it('is 503 in an outage, and its page is not cached', async () => {
    vi.mocked(fetchArticle).mockRejectedValue(down);
    expect(await load('post-1')).toMatchObject({ status: 503, notes: { cacheable: false, upstreamDown: true } });
  });

  it('is a loading page with 200 while the CMS is slow, and is not cached', async () => {
    vi.mocked(fetchArticle).mockReturnValue(slowly(null));
    expect(await load('post-1')).toMatchObject({ status: 200, loading: 'listed', notes: { cacheable: false } });
  });

  it('is 404 when the index does not list it, even while the CMS is slow', async () => {
    vi.mocked(fetchArticle).mockReturnValue(slowly(null));
    expect(await load('no-such-post')).toMatchObject({ status: 404, loading: undefined });
  });

  it('is a loading page with 503 when the index is stale', async () => {
    forgetCards();
    vi.mocked(fetchArticle).mockReturnValue(slowly(null));
    expect(await load('no-such-post')).toMatchObject({ status: 503, loading: 'unknown', notes: { cacheable: false } });
  });
});

it('the list is empty in an outage, and its page is not cached', async () => {
  const { notes, context } = setUp();
  forgetCards();
  vi.mocked(fetchPage).mockRejectedValue(down);
  const { queries } = await loadFirstList(context);
  expect(queries[0]?.state.data).toMatchObject({ cards: [], total: 0 });
  expect(notes).toMatchObject({ cacheable: false, upstreamDown: true });
});
