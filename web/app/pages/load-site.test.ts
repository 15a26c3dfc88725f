import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { type CacheHints, cacheHints } from '~/lib/request-context.server';
import { siteSettings } from '../../testing/site';

const SECRETS = ['CMS_TOKEN', 'CMS_WEBHOOK_SECRET', 'PREVIEW_SECRET'];
const site = vi.fn(() => siteSettings);
vi.mock('./site-content.server', () => ({ currentContent: async () => ({ site }) }));

beforeEach(() => {
  for (const name of SECRETS) vi.stubEnv(name, `${name}-stays-on-the-server`);
  vi.stubEnv('CMS_URL', 'http://cms.internal:1337');
  vi.stubEnv('COMPANY_NAME', 'Acme Impact');
  vi.stubEnv('CONTACT_PHONE', '+91 80 5');
});

async function load() {
  const { loadSite } = await import('./load-site.server');
  const context = new RouterContextProvider();
  const hints = { tags: new Set<string>(), timeoutMs: 400 } as CacheHints;
  context.set(cacheHints, hints);
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
