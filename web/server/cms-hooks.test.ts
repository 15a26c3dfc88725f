import express from 'express';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../testing/server.ts';
import { parseWebhook, cmsWebhook, contentProblems, textChecks } from './cms-hooks.ts';
import { topicIdsOf } from '../app/blog/api/article-index.server.ts';
import { createPageService } from './cache/page-service.ts';
import type { ContentProblem } from '../app/pages/page-schema.ts';

vi.mock('../app/blog/api/article-index.server.ts', () => ({
  topicIdsOf: vi.fn(() => []),
  invalidateArticleIndex: vi.fn(),
  purgeArticleIndex: vi.fn(),
}));

const tags = (call: Parameters<typeof parseWebhook>[0]) => [...(parseWebhook(call)?.tags ?? [])].sort();
const published = { documentId: 'a1', publishedAt: '2026-01-01T00:00:00.000Z' };
const publish = (more: object = {}) =>
  ({ event: 'entry.publish', model: 'article', entry: { ...published, ...more } }) as const;

it('a published article invalidates its page, the pages that link to it, and the lists', () => {
  expect(tags(publish())).toEqual(['articles', 'entry:a1']);
  expect(parseWebhook(publish())?.purge).toBe(false);
});

it('a moved article invalidates the pages of its old and of its new category', () => {
  vi.mocked(topicIdsOf).mockReturnValueOnce(['old', 't1']);
  const topics = ['topic:new', 'topic:old', 'topic:t1'];
  const moved = publish({ category: { documentId: 'new' }, tags: [{ documentId: 't1' }] });
  expect(tags(moved)).toEqual(['articles', 'entry:a1', ...topics]);
});

it('without an index an article invalidates the pages of all authors, categories and tags', () => {
  vi.mocked(topicIdsOf).mockReturnValueOnce(undefined);
  expect(tags(publish())).toEqual(['articles', 'entry:a1', 'topics']);
});

it('an unpublished article is purged, and a saved draft invalidates nothing', () => {
  expect(parseWebhook({ ...publish(), event: 'entry.unpublish' })?.purge).toBe(true);
  expect(parseWebhook({ ...publish({ publishedAt: null }), event: 'entry.update' })).toBeNull();
});

it.each(['author', 'category', 'tag'])('a changed %s invalidates the pages that show it and the lists', (model) => {
  expect(tags({ event: 'entry.update', model, entry: { documentId: 'x9' } })).toEqual(['entry:x9', 'names']);
});

it('an image invalidates the pages that show it, and an unnamed image invalidates all articles', () => {
  expect(tags({ event: 'media.update', media: { documentId: 'f1' } })).toEqual(['entry:f1', 'names']);
  expect(tags({ event: 'media.delete', media: {} })).toEqual(['names', 'posts']);
});

const SECRET = 'only-for-tests-0123456789abcdef-hook';
const PAGES: Record<string, string[]> = {
  '/blogs': ['articles', 'names'],
  '/blogs/a': ['posts', 'entry:a1'],
  '/blogs/b': ['posts'],
  '/aboutus': [],
};

/** Starts a webhook with the cached pages. The response to `post` has the number of purged pages. */
async function hook({ secret = SECRET, changed = [] as string[] } = {}) {
  const content = { refresh: vi.fn(async () => changed) };
  const uploads = { forget: vi.fn() };
  const page = { status: 200, headers: {}, body: Buffer.from('x') };
  const outcome = { cacheable: true, upstreamDown: false, timedOut: false };
  const pages = createPageService({
    render: async (path) => ({ ...page, ...outcome, tags: new Set(PAGES[path]) }),
    ttlSeconds: 60,
  });
  for (const path of Object.keys(PAGES)) await pages.prepare(path);
  const url = await serve(express().use(cmsWebhook(secret, { pages, content, uploads })));
  const post = (body: object) =>
    fetch(`${url}/hooks/cms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const refreshed = async (body: object) => (await (await post(body)).json()) as unknown;
  return { content, uploads, post, refreshed };
}

describe('POST /hooks/cms', () => {
  it('purges the pages of the article that was published, and the lists', async () => {
    expect(await (await hook()).refreshed(publish())).toEqual({ refreshed: 2 });
  });

  // Strapi sends these when a second publish has replaced the row (cms/tests/outside-services.test.ts).
  it.each([null, 'null', undefined, []])('purges the lists and every article for the entry %j', async (entry) => {
    for (const event of ['entry.publish', 'entry.update', 'entry.create', 'entry.unpublish']) {
      const { refreshed } = await hook();
      expect(await refreshed({ model: 'article', event, entry })).toEqual({ refreshed: 3 });
    }
  });

  it.each(['page', 'site', 'story', 'redirect'])(
    'loads the content again for a changed %s, and no article',
    async (model) => {
      const { content, refreshed } = await hook({ changed: ['/', '/blogs', '/blogs.data'] });
      const event = { model, uid: `api::${model}.${model}`, event: 'entry.update', entry: {} };
      expect(await refreshed(event)).toEqual({ refreshed: 3 });
      expect(content.refresh).toHaveBeenCalledTimes(1);
    },
  );

  it('loads the pages again for a changed image, and purges its file', async () => {
    const { content, uploads, refreshed } = await hook({ changed: ['/aboutus'] });
    const media = { documentId: 'f1', hash: 'well_1a2b' };
    expect(await refreshed({ event: 'media.update', media })).toEqual({ refreshed: 2 });
    await refreshed({ event: 'media.delete', media });
    await refreshed({ ...publish(), entry: null });
    expect(content.refresh).toHaveBeenCalledTimes(2);
    expect(uploads.forget.mock.calls).toEqual([['well_1a2b'], ['well_1a2b']]);
  });

  it('responds with 400 to a body that is no event, and with 401 without the secret', async () => {
    const { post } = await hook();
    for (const body of [{}, [], { event: 5 }]) expect((await post(body)).status).toBe(400);
    const { post: withoutSecret } = await hook({ secret: `${SECRET}-other` });
    expect((await withoutSecret({ event: 'entry.publish' })).status).toBe(401);
  });
});

const problem: ContentProblem = { entry: '/aboutus', section: 2, field: ['title'], reason: 'is missing' };

async function requestProblems(authorization: string, secret = SECRET) {
  const problems = Array.from({ length: 101 }, () => problem);
  const url = await serve(express().use(contentProblems(secret, () => problems)));
  return fetch(`${url}/hooks/cms/problems`, { headers: { authorization } });
}

it('returns at most 100 problems to the CMS', async () => {
  const response = await requestProblems(`Bearer ${SECRET}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ problems: Array.from({ length: 100 }, () => problem) });
});

it.each([
  ['', SECRET],
  [`Bearer ${SECRET}-other`, SECRET],
  ['Bearer ', ''],
])('responds with 401 to %j where the secret is %j', async (authorization, secret) => {
  const response = await requestProblems(authorization, secret);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('/aboutus');
});

async function postTexts(body: object, authorization = `Bearer ${SECRET}`) {
  const url = await serve(express().use(textChecks(SECRET)));
  const headers = { authorization, 'content-type': 'application/json' };
  return fetch(`${url}/hooks/cms/texts`, { method: 'POST', headers, body: JSON.stringify(body) });
}

it('returns the facts of each text to the CMS', async () => {
  const response = await postTexts({ texts: ['# One', '<Tldr>Two'] });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ facts: [{ format: 'markdown' }, { format: 'mdx', problem: {} }] });
});

it('responds with 400 to another body, and with 401 without the secret', async () => {
  expect((await postTexts({ texts: [1] })).status).toBe(400);
  expect((await postTexts({ texts: ['# One'] }, '')).status).toBe(401);
});
