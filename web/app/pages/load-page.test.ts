import { RouterContextProvider } from 'react-router';
import { expect, it, vi, beforeEach } from 'vitest';
import { shippedPage, siteSettings } from '../../testing/shipped';
import { type CacheHints, cacheHints } from '~/lib/request-context.server';
import { loadLists, loadSite } from './load-page.server';
import { shippedContent } from './shipped-content.server';

const articles = { queries: [], mutations: [] };
vi.mock('~/blog/api/list-loader.server', () => ({ loadFirstList: async () => articles }));
const site = vi.fn(() => siteSettings);
vi.mock('./site-content.server', () => ({
  siteContent: () => ({ stories: () => shippedContent.stories }),
  currentContent: async () => ({ site }),
}));

function request() {
  const hints = { tags: new Set<string>(), timeoutMs: 400 } as CacheHints;
  return { hints, context: new RouterContextProvider(new Map([[cacheHints, hints]])) };
}

const { stories } = shippedContent;
it.each([
  ['home', { articles, stories }, ['stories']],
  ['blogs', { articles, stories }, ['stories']],
  ['case-studies', { stories }, ['stories']],
  // No change of a story invalidates it.
  ['about', {}, []],
])('%s has the lists of its sections', async (name, lists, tags) => {
  const { context, hints } = request();
  expect(await loadLists(shippedPage(name), context)).toEqual(lists);
  expect(hints.tags).toEqual(new Set(tags));
});

const SECRETS = ['CMS_TOKEN', 'CMS_WEBHOOK_SECRET', 'PREVIEW_SECRET'];

beforeEach(() => {
  for (const name of SECRETS) vi.stubEnv(name, `${name}-stays-on-the-server`);
  vi.stubEnv('CMS_URL', 'http://cms.internal:1337');
  vi.stubEnv('COMPANY_NAME', 'Acme Impact');
  vi.stubEnv('CONTACT_PHONE', '+91 80 5');
});

async function load() {
  const { context, hints } = request();
  return { site: await loadSite(context), hints };
}

it('has no secret and no internal URL of the CMS', async () => {
  const shown = JSON.stringify((await load()).site);
  expect(shown).toContain('Acme Impact');
  expect(shown).not.toMatch(/stays-on-the-server|cms\.internal/);
});

it('has the contact details of the entry Site, or else of the settings', async () => {
  expect((await load()).site.phone).toBe('+91 80 5');
  site.mockReturnValue({ ...siteSettings, phone: '+91 20 1234' });
  const { site: loaded, hints } = await load();
  expect(loaded.phone).toBe('+91 20 1234');
  expect(hints.tags).toContain('site');
});
