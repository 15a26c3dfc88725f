import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { shippedPage } from '../../testing/pages';
import { type CacheHints, cacheHints } from '~/lib/request-context.server';
import { loadLists } from './load-page.server';
import { shippedContent } from './shipped-content.server';

const articles = { queries: [], mutations: [] };
vi.mock('~/blog/api/list-loader.server', () => ({ loadFirstList: async () => articles }));
vi.mock('./site-content.server', () => ({ siteContent: () => ({ stories: () => shippedContent.stories }) }));

const { stories } = shippedContent;
it.each([
  ['home', { articles, stories }, ['stories']],
  ['blogs', { articles, stories }, ['stories']],
  ['case-studies', { stories }, ['stories']],
  // No change of a story invalidates it.
  ['about', {}, []],
])('%s has the lists of its sections', async (name, lists, tags) => {
  const hints: CacheHints = { tags: new Set(), cacheable: true, upstreamDown: false, timedOut: false, timeoutMs: 100 };
  const context = new RouterContextProvider(new Map([[cacheHints, hints]]));
  expect(await loadLists(shippedPage(name), context)).toEqual(lists);
  expect(hints.tags).toEqual(new Set(tags));
});
