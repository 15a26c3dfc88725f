import { afterAll, beforeEach, expect, it, vi } from 'vitest';

vi.mock('~/lib/env.server', () => ({ env: vi.fn() }));

// Test files share their modules (isolate: false in vitest.config.ts). Mocks apply to modules that are loaded after a
// reset, and must not stay in those that other files get.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { env: settings } = await import('~/lib/env.server');
const { askCms, CmsUnavailable } = await import('./client.server');

const respond = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  vi.mocked(settings).mockReturnValue({ CMS_URL: 'http://cms.example', CMS_TOKEN: 'token' } as never);
});

it('returns the JSON of a good response', async () => {
  respond({ data: [] });
  expect(await askCms('/api/articles', {})).toEqual({ data: [] });
  expect(logged).toEqual([]);
});

it.each([401, 403, 404, 500])('takes status %i for an outage and logs it', async (status) => {
  respond({ data: null, error: { status } }, status);
  await expect(askCms('/api/articles', {})).rejects.toThrow(CmsUnavailable);
  expect(logged).toEqual([`The CMS did not answer /api/articles: status ${status}`]);
});

it('takes 404 for "no such document" where the path names one document', async () => {
  respond({ data: null, error: { status: 404 } }, 404);
  expect(await askCms('/api/previews/articles/a1', {}, { allowNotFound: true })).toBeNull();
  expect(logged).toEqual([]);
});
