import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheHints } from '~/lib/request-context.server';
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
const { cacheHints } = await import('~/lib/request-context.server');
const { env } = await import('~/lib/env.server');
const { fetchPage, fetchArticle } = await import('./articles.server');
const { loadArticle } = await import('./article-loader.server');
const { loadFirstList } = await import('./list-loader.server');
const { listArticles, invalidateArticleIndex } = await import('./article-index.server');

const SLOW_MS = 2500;
const entry = { card: toArticleCard(cmsArticle(1))!, searchText: '', documentIds: [], topics: [], noIndex: false };
const cmsDown = new CmsUnavailable('status 404');

function setUp() {
  const state = { cacheable: true, upstreamDown: false, timedOut: false };
  const hints: CacheHints = { tags: new Set(), ...state, timeoutMs: FOREGROUND_TIMEOUT_MS };
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
  const [absent, down, slow] = [async () => null, () => Promise.reject(cmsDown), () => afterTimeout(null)];
  const uncached = { cacheable: false };
  it.each([
    ['404, without its slug', 'no-such-post', absent, { status: 404, missing: true, state: { queries: [] } }],
    ['503 in an outage', 'post-1', down, { status: 503, hints: { ...uncached, upstreamDown: true } }],
    ['a loading page with 200', 'post-1', slow, { status: 200, loading: 'listed', hints: uncached }],
    ['a loading page with 503', 'no-such-post', slow, { status: 503, loading: 'unknown', hints: uncached }],
  ])('is %s: %s', async (_, slug, response, expected) => {
    invalidateArticleIndex();
    vi.mocked(fetchArticle).mockImplementation(response);
    expect(await load(slug)).toMatchObject(expected);
  });

  it('is 404 without a request to the CMS when the index does not list it', async () => {
    expect(await load('no-such-post')).toMatchObject({ status: 404, missing: true });
    expect(fetchArticle).not.toHaveBeenCalled();
  });

  it('is found at once after it is published, before the index has it', async () => {
    const article = { ...toArticleCard(cmsArticle(2)), documentId: 'doc2', seo: {} };
    const published = { render: () => Promise.resolve(article), documentIds: [] };
    vi.mocked(fetchArticle).mockResolvedValue(published as never);
    invalidateArticleIndex();
    expect(await load('post-2')).toMatchObject({ status: 200, missing: false });
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
