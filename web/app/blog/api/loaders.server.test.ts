import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheHints } from '~/lib/request-context.server';
import { FOREGROUND_TIMEOUT_MS } from '~/lib/timeouts';
import { card, indexed, tags } from '../fixtures/articles';

vi.mock('./articles.server', () => ({ fetchPage: vi.fn(), fetchArticle: vi.fn(), fetchAuthor: vi.fn() }));
vi.mock('~/lib/env.server', () => ({ env: vi.fn() }));

// Test files share their modules (isolate: false in vitest.config.ts). Mocks apply to modules that load after a reset.
// The second reset keeps them out of other test files.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { CmsUnavailable } = await import('~/lib/cms/client.server');
const { cacheHints } = await import('~/lib/request-context.server');
const { env } = await import('~/lib/env.server');
const { fetchPage, fetchArticle, fetchAuthor } = await import('./articles.server');
const { findRelatedArticles, loadArticle } = await import('./article-loader.server');
const { loadFirstList, loadTopic } = await import('./list-loader.server');
const { invalidateArticleIndex, listArticles, purgeArticleIndex } = await import('./article-index.server');

const SLOW_MS = 2500;
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

beforeEach(() => {
  vi.mocked(env).mockReturnValue({ CACHE_TTL_SECONDS: 60 } as never);
  purgeArticleIndex();
  vi.mocked(fetchPage)
    .mockReset()
    .mockResolvedValue({ entries: [indexed(1)], pageCount: 1, total: 1 });
  vi.mocked(fetchArticle).mockReset();
});

describe('an article', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    await listArticles();
  });
  afterEach(() => void vi.useRealTimers());

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
    const article = { ...card(2), documentId: 'doc2', seo: {} };
    const published = { render: () => Promise.resolve(article), documentIds: [] };
    vi.mocked(fetchArticle).mockResolvedValue(published as never);
    invalidateArticleIndex();
    expect(await load('post-2')).toMatchObject({ status: 200, missing: false });
  });
});

it('the list is empty in an outage, and its page is not cached', async () => {
  const { hints, context } = setUp();
  vi.mocked(fetchPage).mockRejectedValue(cmsDown);
  const { queries } = await loadFirstList(context);
  expect(queries[0]?.state.data).toMatchObject({ cards: [], total: 0 });
  expect(hints).toMatchObject({ cacheable: false, upstreamDown: true });
});

describe('the page of a topic', () => {
  const named = (id: string) => ({ documentId: id, name: id, slug: id });
  const entry = (number: number) =>
    indexed(number, {
      ...{ author: named('meera'), category: named('wells'), tags: [named(number > 12 ? 'old' : 'fresh')] },
    });

  async function loadPage(kind: 'author' | 'category' | 'tag', slug: string, page = 1) {
    const { hints, context } = setUp();
    const response = await loadTopic({ kind, slug, page }, context);
    return { hints, response, topic: response.kind === 'found' ? response.value : undefined };
  }

  beforeEach(() => {
    const entries = Array.from({ length: 14 }, (_, index) => entry(index + 1));
    vi.mocked(fetchPage).mockResolvedValue({ entries, pageCount: 1, total: 14 });
    const avatar = { src: '/uploads/meera.webp', alt: '' };
    vi.mocked(fetchAuthor)
      .mockReset()
      .mockResolvedValue({ avatar, documentIds: ['meera', 'file1'] });
  });

  it('returns one page of articles, and null for a page after the last', async () => {
    const { topic } = await loadPage('category', 'wells', 2);
    expect(topic).toMatchObject({ name: 'wells', total: 14, page: 2, pageCount: 2, avatar: undefined });
    expect(topic?.cards.map(({ title }) => title)).toEqual(['Post number 13', 'Post number 14']);
    expect((await loadPage('category', 'wells', 3)).topic).toBeNull();
    expect((await loadPage('category', 'no-such')).topic).toBeNull();
  });

  it('has the cache tags of its topic and of the entries that it shows, but of no other article', async () => {
    const { tags } = (await loadPage('tag', 'old')).hints;
    expect(tags).toContain('topic:old');
    expect(tags).toContain('entry:meera');
    expect(tags).toContain('entry:doc13');
    expect(tags).not.toContain('topic:fresh');
    expect(tags).not.toContain('entry:doc1');
    expect(tags).not.toContain('articles');
  });

  it('has the image of an author, and is not cached without a response for it', async () => {
    const { topic, hints } = await loadPage('author', 'meera');
    expect(topic?.avatar?.src).toBe('/uploads/meera.webp');
    expect(hints.tags).toContain('entry:file1');
    vi.mocked(fetchAuthor).mockRejectedValue(new CmsUnavailable('down'));
    const later = await loadPage('author', 'meera');
    expect(later.topic?.name).toBe('meera');
    expect(later.hints.cacheable).toBe(false);
  });

  it('is unavailable where nothing is cached and the CMS is down', async () => {
    vi.mocked(fetchPage).mockRejectedValue(new CmsUnavailable('down'));
    const { response, hints } = await loadPage('author', 'meera');
    expect(response.kind).toBe('unavailable');
    expect(hints).toMatchObject({ cacheable: false, upstreamDown: true });
  });
});

const cards = [
  card(1, { tags: tags('ai') }),
  card(2, { tags: tags('ai', 'csr'), category: null }),
  card(3, { tags: tags('water') }),
  card(4, { tags: tags('csr', 'ai') }),
  card(5, { tags: tags('csr') }),
  card(6, { tags: tags('ai') }),
];
const titles = (list: Array<{ title: string } | undefined>) => list.map((card) => card?.title);

it('returns the articles before and after', () => {
  const { next, previous } = findRelatedArticles(cards, 'strapi-doc3');
  expect(titles([next, previous])).toEqual(['Post number 2', 'Post number 4']);
  expect(findRelatedArticles(cards, 'strapi-doc1').next).toBeUndefined();
  expect(findRelatedArticles(cards, 'strapi-doc6').previous).toBeUndefined();
});

it('returns at most three similar articles, most shared tags first, without itself', () => {
  const { similar } = findRelatedArticles(cards, 'strapi-doc4');
  expect(titles(similar)).toEqual(['Post number 2', 'Post number 1', 'Post number 5']);
});

it('returns none without a shared tag, and none for an unknown article', () => {
  expect(findRelatedArticles(cards, 'strapi-doc3').similar).toEqual([]);
  expect(findRelatedArticles(cards, 'strapi-gone')).toEqual({ similar: [] });
});
