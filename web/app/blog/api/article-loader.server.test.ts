import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheHints } from '~/lib/cache-hints.server';
import { toArticleCard } from '../list/article-card';
import { FOREGROUND_TIMEOUT_MS } from '~/lib/timeouts';
import { cmsArticle } from '../fixtures/articles';

vi.mock('./articles.server', () => ({ fetchPage: vi.fn(), fetchArticle: vi.fn() }));
vi.mock('~/lib/env.server', () => ({ env: vi.fn() }));

// Test files share their modules (isolate: false in vitest.config.ts). Mocks apply to modules that load after a reset.
// The second reset keeps them out of other test files.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { CmsUnavailable } = await import('~/lib/cms/client.server');
const { cacheHints } = await import('~/lib/cache-hints.server');
const { env } = await import('~/lib/env.server');
const { fetchPage, fetchArticle } = await import('./articles.server');
const { loadArticle } = await import('./article-loader.server');
const { loadFirstList } = await import('./list-loader.server');
const { listArticles, invalidateArticleIndex } = await import('./article-index.server');

const SLOW_MS = 2500;
const entry = { card: toArticleCard(cmsArticle(1))!, searchText: '', documentIds: [], topics: [], noIndex: false };
const cmsDown = new CmsUnavailable('status 404');

function setUp() {
  const hints: CacheHints = {
    tags: new Set(),
    cacheable: true,
    upstreamDown: false,
    timedOut: false,
    timeoutMs: FOREGROUND_TIMEOUT_MS,
  };
  const context = new RouterContextProvider();
  context.set(cacheHints, hints);
  return { hints, context };
}

async function load(slug: string) {
  const { hints, context } = setUp();
  const loaded = loadArticle(slug, context);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  const { data, init } = await loaded;
  return { hints, status: init?.status, ...data };
}

/** A CMS response that arrives after the timeout. */
const afterTimeout = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), SLOW_MS));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.mocked(env).mockReturnValue({ CACHE_TTL_SECONDS: 60 } as never);
  vi.mocked(fetchPage)
    .mockReset()
    .mockResolvedValue({ entries: [entry], pageCount: 1, total: 1 });
  vi.mocked(fetchArticle).mockReset();
  invalidateArticleIndex();
  await listArticles();
});

afterEach(() => void vi.useRealTimers());

describe('an article', () => {
  it('is 404 when it does not exist, and its page has nothing of its slug', async () => {
    invalidateArticleIndex();
    vi.mocked(fetchArticle).mockResolvedValue(null);
    expect(await load('no-such-post')).toMatchObject({
      status: 404,
      loading: undefined,
      missing: true,
      state: { queries: [] },
    });
  });

  it('is 503 in an outage, and its page is not cached', async () => {
    vi.mocked(fetchArticle).mockRejectedValue(cmsDown);
    expect(await load('post-1')).toMatchObject({ status: 503, hints: { cacheable: false, upstreamDown: true } });
  });

  it('is a loading page with 200 while the CMS is slow, and is not cached', async () => {
    vi.mocked(fetchArticle).mockReturnValue(afterTimeout(null));
    expect(await load('post-1')).toMatchObject({ status: 200, loading: 'listed', hints: { cacheable: false } });
  });

  it('is 404 without a request to the CMS when the index does not list it', async () => {
    expect(await load('no-such-post')).toMatchObject({ status: 404, missing: true });
    expect(fetchArticle).not.toHaveBeenCalled();
  });

  it('is found at once after it is published, before the index has it', async () => {
    const published = {
      render: async () => ({ ...toArticleCard(cmsArticle(2)), documentId: 'doc2', seo: {} }),
      documentIds: [],
    };
    vi.mocked(fetchArticle).mockResolvedValue(published as never);
    invalidateArticleIndex();
    expect(await load('post-2')).toMatchObject({ status: 200, missing: false });
  });

  it('is a loading page with 503 when the index is stale', async () => {
    invalidateArticleIndex();
    vi.mocked(fetchArticle).mockReturnValue(afterTimeout(null));
    expect(await load('no-such-post')).toMatchObject({ status: 503, loading: 'unknown', hints: { cacheable: false } });
  });
});

it('the list is empty in an outage, and its page is not cached', async () => {
  const { hints, context } = setUp();
  invalidateArticleIndex();
  vi.mocked(fetchPage).mockRejectedValue(cmsDown);
  const { queries } = await loadFirstList(context);
  expect(queries[0]?.state.data).toMatchObject({ cards: [], total: 0 });
  expect(hints).toMatchObject({ cacheable: false, upstreamDown: true });
});
