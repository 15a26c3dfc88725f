import { RouterContextProvider } from 'react-router';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { CacheHints } from '~/lib/request-context.server';
import { cmsArticle } from '../fixtures/articles';
import { toArticleCard } from '../list/article-card';
import { topicsIn } from '../topics/topics';
import { collectDocumentIds } from './articles.server';

vi.mock(import('./articles.server'), async (original) => ({
  ...(await original()),
  fetchPage: vi.fn(),
  fetchArticle: vi.fn(),
  fetchAuthor: vi.fn(),
}));
vi.mock('~/lib/env.server', () => ({ env: vi.fn() }));

// For the reason see article-index.server.test.ts.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { CmsUnavailable } = await import('~/lib/cms/client.server');
const { cacheHints } = await import('~/lib/request-context.server');
const { env } = await import('~/lib/env.server');
const { fetchAuthor, fetchPage } = await import('./articles.server');
const { purgeArticleIndex } = await import('./article-index.server');
const { loadTopic } = await import('./topic-loader.server');

const topicNamed = (id: string) => ({ documentId: id, name: id, slug: id });
const entry = (number: number) => {
  const article = cmsArticle(number, {
    author: topicNamed('meera'),
    category: topicNamed('wells'),
    tags: [topicNamed(number > 12 ? 'old' : 'fresh')],
  });
  const found = { card: toArticleCard(article)!, documentIds: collectDocumentIds(article), topics: topicsIn(article) };
  return { ...found, searchText: '', noIndex: false };
};

async function load(kind: 'author' | 'category' | 'tag', slug: string, page = 1) {
  const state = { cacheable: true, upstreamDown: false, timedOut: false };
  const hints: CacheHints = { tags: new Set(), ...state, timeoutMs: 400 };
  const context = new RouterContextProvider();
  context.set(cacheHints, hints);
  const response = await loadTopic({ kind, slug, page }, context);
  return { hints, response, topic: response.kind === 'found' ? response.value : undefined };
}

beforeEach(() => {
  vi.mocked(env).mockReturnValue({ CACHE_TTL_SECONDS: 60 } as never);
  purgeArticleIndex();
  const entries = Array.from({ length: 14 }, (_, index) => entry(index + 1));
  vi.mocked(fetchPage).mockReset().mockResolvedValue({ entries, pageCount: 1, total: 14 });
  const avatar = { src: '/uploads/meera.webp', alt: '' };
  vi.mocked(fetchAuthor)
    .mockReset()
    .mockResolvedValue({ avatar, documentIds: ['meera', 'file1'] });
});

it('returns one page of articles, and null for a page after the last', async () => {
  const { topic } = await load('category', 'wells', 2);
  expect(topic).toMatchObject({ name: 'wells', total: 14, page: 2, pageCount: 2, avatar: undefined });
  expect(topic?.cards.map(({ title }) => title)).toEqual(['Post number 13', 'Post number 14']);
  expect((await load('category', 'wells', 3)).topic).toBeNull();
  expect((await load('category', 'no-such')).topic).toBeNull();
});

it('has the cache tags of its topic and of the entries that it shows, but of no other article', async () => {
  const { tags } = (await load('tag', 'old')).hints;
  expect(tags).toContain('topic:old');
  expect(tags).toContain('entry:meera');
  expect(tags).toContain('entry:doc13');
  expect(tags).not.toContain('topic:fresh');
  expect(tags).not.toContain('entry:doc1');
  expect(tags).not.toContain('articles');
});

it('has the image of an author, and is not cached without a response for it', async () => {
  const { topic, hints } = await load('author', 'meera');
  expect(topic?.avatar?.src).toBe('/uploads/meera.webp');
  expect(hints.tags).toContain('entry:file1');
  vi.mocked(fetchAuthor).mockRejectedValue(new CmsUnavailable('down'));
  const later = await load('author', 'meera');
  expect(later.topic?.name).toBe('meera');
  expect(later.hints.cacheable).toBe(false);
});

it('is unavailable where nothing is cached and the CMS is down', async () => {
  vi.mocked(fetchPage).mockRejectedValue(new CmsUnavailable('down'));
  const { response, hints } = await load('author', 'meera');
  expect(response.kind).toBe('unavailable');
  expect(hints).toMatchObject({ cacheable: false, upstreamDown: true });
});
