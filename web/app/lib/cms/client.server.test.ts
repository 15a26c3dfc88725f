import { beforeEach, expect, it, vi } from 'vitest';
import { askCms, CmsUnavailable } from './client.server';

vi.mock('~/lib/env.server', () => ({ env: () => ({ CMS_URL: 'http://cms.example', CMS_TOKEN: 'token' }) }));

const respond = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});

it('returns the JSON of a 200 response', async () => {
  respond({ data: [] });
  expect(await askCms('/api/articles', {})).toEqual({ data: [] });
  expect(logged).toEqual([]);
});

it.each([401, 403, 404, 500])('treats status %i as an outage and logs it', async (status) => {
  respond({ data: null, error: { status } }, status);
  await expect(askCms('/api/articles', {})).rejects.toThrow(CmsUnavailable);
  expect(logged).toEqual([`The CMS did not answer /api/articles: status ${status}`]);
});

it('returns null for 404 when the path names one document', async () => {
  respond({ data: null, error: { status: 404 } }, 404);
  expect(await askCms('/api/previews/articles/a1', {}, { allowNotFound: true })).toBeNull();
  expect(logged).toEqual([]);
});

it('shares no response between requests, because an article may have been unpublished in between', async () => {
  const replies = [['unpublished'], []];
  vi.stubGlobal('fetch', async () => Response.json({ data: replies.shift() }));
  const both = await Promise.all([askCms('/api/articles', {}), askCms('/api/articles', {})]);
  expect(both).toEqual([{ data: ['unpublished'] }, { data: [] }]);
});
