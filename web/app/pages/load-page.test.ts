import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { shippedPage } from '../../testing/pages';
import { type CacheHints, cacheHints } from '~/lib/cache-hints.server';
import { loadLists } from './load-page.server';
import { shippedContent } from './shipped-content.server';

const articles = { queries: [], mutations: [] };
vi.mock('~/blog/api/list-loader.server', () => ({ loadFirstList: async () => articles }));
vi.mock('./site-content.server', () => ({ siteContent: () => ({ stories: () => shippedContent.stories }) }));

const { stories } = shippedContent;
let hints: CacheHints;
let context: RouterContextProvider;

beforeEach(() => {
  hints = { tags: new Set(), cacheable: true, upstreamDown: false, timedOut: false, timeoutMs: 100 };
  context = new RouterContextProvider(new Map([[cacheHints, hints]]));
});

it.each(['home', 'blogs'])('%s has articles and stories', async (name) => {
  expect(await loadLists(shippedPage(name), context)).toEqual({ articles, stories });
  expect(hints.tags).toContain('stories');
});

it('the page of case studies has only stories', async () => {
  expect(await loadLists(shippedPage('case-studies'), context)).toEqual({ stories });
  expect(hints.tags).toContain('stories');
});

it('a page without such a section has neither, and no change of a story invalidates it', async () => {
  expect(await loadLists(shippedPage('about'), context)).toEqual({});
  expect(hints.tags).toEqual(new Set());
});
