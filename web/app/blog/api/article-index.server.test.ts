import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexed, tags } from '../fixtures/articles';

vi.mock('./articles.server', () => ({ fetchPage: vi.fn() }));
vi.mock('~/lib/env.server', () => ({ env: vi.fn() }));

// Test files share their modules (isolate: false in vitest.config.ts). Mocks apply to modules that load after a reset.
// The second reset keeps them out of other test files.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { CmsUnavailable } = await import('~/lib/cms/client.server');
const { env } = await import('~/lib/env.server');
const { fetchPage } = await import('./articles.server');
const { articleCount, isTopicListed, listArticles, purgeArticleIndex, invalidateArticleIndex, listingOf } =
  await import('./article-index.server');

const fetched = vi.mocked(fetchPage);
const page = (numbers: number[], pageCount: number) => ({
  entries: numbers.map((number) => indexed(number)),
  pageCount,
  total: 99,
});
const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
/** Loads the index from a CMS that has these articles. */
async function listed(numbers: number[], pageCount = 1) {
  fetched.mockResolvedValue(page(numbers, pageCount));
  await listArticles();
}
const titles = async (now?: number) => (await listArticles(now)).map(({ card }) => card.title);

beforeEach(() => {
  invalidateArticleIndex();
  fetched.mockReset();
  vi.mocked(env).mockReturnValue({ CACHE_TTL_SECONDS: 60 } as never);
});

it('fetches all pages once for concurrent callers and caches the result', async () => {
  fetched.mockResolvedValueOnce(page([1, 2], 2)).mockResolvedValueOnce(page([2, 3], 2));
  const [first, second] = await Promise.all([titles(), titles()]);
  expect(first).toEqual(['Post number 1', 'Post number 2', 'Post number 3']);
  expect(second).toEqual(first);
  expect(await titles()).toEqual(first);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('returns the stale index while it refetches, after the TTL', async () => {
  await listed([1]);
  fetched.mockResolvedValue(page([2, 1], 1));
  const later = Date.now() + 61_000;
  expect(await titles(later)).toEqual(['Post number 1']);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Post number 2', 'Post number 1']));
});

it('refetches immediately after an editor has changed an article', async () => {
  await listed([1]);
  fetched.mockResolvedValue(page([], 1));
  invalidateArticleIndex();
  expect(await titles()).toEqual([]);
});

it('caches nothing with a TTL of 0, and nothing is absent, because each view asks the CMS', async () => {
  vi.mocked(env).mockReturnValue({ CACHE_TTL_SECONDS: 0 } as never);
  await listed([1]);
  await listArticles();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(listingOf('post-2', 0)).toBe('unknown');
  expect(articleCount(undefined, 0)).toBeUndefined();
});

it('rejects while the CMS is down, and recovers', async () => {
  fetched.mockRejectedValueOnce(new CmsUnavailable('away'));
  await expect(listArticles()).rejects.toThrow(CmsUnavailable);
  fetched.mockResolvedValue(page([1], 1));
  expect(await titles()).toEqual(['Post number 1']);
});

it('stops when a server returns the same page for every page number', async () => {
  await listed([1, 2], 5000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('returns nothing from a purged index', async () => {
  await listed([1]);
  purgeArticleIndex();
  expect(listingOf('post-1')).toBe('unknown');
  fetched.mockRejectedValue(new CmsUnavailable('away'));
  await expect(listArticles()).rejects.toThrow(CmsUnavailable);
});

describe('the listing of a slug', () => {
  it('is "absent" only while the index is fresh and not invalidated', async () => {
    await listed([1]);
    expect(listingOf('post-1')).toBe('listed');
    expect(listingOf('post-2')).toBe('absent');
    expect(listingOf('post-2', Date.now() + 61_000)).toBe('unknown');
    invalidateArticleIndex();
    expect(listingOf('post-1')).toBe('listed');
    expect(listingOf('post-2')).toBe('unknown');
  });

  it('is "unknown" where the fetch ended before the last page', async () => {
    await listed([1], 3);
    expect(listingOf('post-2')).toBe('unknown');
  });

  it('is "unknown" for an unpublished article', async () => {
    await listed([1, 2]);
    invalidateArticleIndex('doc2');
    expect(listingOf('post-2')).toBe('unknown');
  });
});

it('counts the articles of a topic only while the index is fresh and complete', async () => {
  const water = { kind: 'tag', key: 'water' } as const;
  const entries = [indexed(1, { tags: tags('Water') }), indexed(2)];
  fetched.mockResolvedValue({ entries, pageCount: 1, total: 2 });
  await listArticles();
  expect(articleCount()).toBe(2);
  expect(articleCount(water)).toBe(1);
  expect(articleCount({ ...water, kind: 'category' })).toBe(0);
  expect(articleCount(water, Date.now() + 61_000)).toBeUndefined();
  invalidateArticleIndex();
  expect(articleCount(water)).toBeUndefined();
  expect(isTopicListed(water)).toBe(true);
  await listed([1], 3);
  expect(articleCount(water)).toBeUndefined();
  expect(isTopicListed(water)).toBe(false);
});

it('with many articles returns the stale ones after a change, without an unpublished one', async () => {
  await listed(numbersFrom(1, 70));
  fetched.mockReturnValue(new Promise(() => undefined));
  invalidateArticleIndex('doc2');
  const shown = await titles();
  expect(shown).toHaveLength(69);
  expect(shown).not.toContain('Post number 2');
});

it('with many articles refetches once for several changes in a row, after a pause', async () => {
  const pages = (first: number) => (number: number) =>
    Promise.resolve(page(numbersFrom(first + 30 * (number - 1), 30), 3));
  vi.useFakeTimers();
  try {
    fetched.mockImplementation(pages(1));
    invalidateArticleIndex();
    await listArticles();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await titles()).toHaveLength(90);
    fetched.mockClear();
    fetched.mockImplementation(pages(2));
    for (let change = 0; change < 5; change += 1) {
      invalidateArticleIndex();
      await listArticles();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect((await titles())[0]).toBe('Post number 2');
  } finally {
    vi.useRealTimers();
  }
});
