import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it, vi } from 'vitest';
import { parseWebhook, cmsWebhook } from './cms-webhook.ts';
import { topicIdsOf } from '../app/blog/api/article-index.server.ts';
import { createPageService } from './cache/page-service.ts';

vi.mock('../app/blog/api/article-index.server.ts', () => ({
  topicIdsOf: vi.fn(() => []),
  invalidateArticleIndex: vi.fn(),
  purgeArticleIndex: vi.fn(),
}));

const tags = (call: Parameters<typeof parseWebhook>[0]) => [...(parseWebhook(call)?.tags ?? [])].sort();
const PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

it('a published article invalidates its page, the pages that link to it, and the lists', () => {
  const call = { event: 'entry.publish', model: 'article', entry: { documentId: 'a1', publishedAt: PUBLISHED_AT } };
  expect(tags(call)).toEqual(['articles', 'entry:a1']);
  expect(parseWebhook(call)?.purge).toBe(false);
});

it('a moved article invalidates the pages of its old and of its new category', () => {
  const entry = {
    documentId: 'a1',
    publishedAt: PUBLISHED_AT,
    category: { documentId: 'new' },
    tags: [{ documentId: 't1' }],
  };
  vi.mocked(topicIdsOf).mockReturnValueOnce(['old', 't1']);
  expect(tags({ event: 'entry.publish', model: 'article', entry })).toEqual([
    'articles',
    'entry:a1',
    'topic:new',
    'topic:old',
    'topic:t1',
  ]);
});

it('without an index an article invalidates the pages of all authors, categories and tags', () => {
  vi.mocked(topicIdsOf).mockReturnValueOnce(undefined);
  const call = { event: 'entry.publish', model: 'article', entry: { documentId: 'a1', publishedAt: PUBLISHED_AT } };
  expect(tags(call)).toEqual(['articles', 'entry:a1', 'topics']);
});

it('an unpublished article is purged', () => {
  expect(parseWebhook({ event: 'entry.unpublish', model: 'article', entry: { documentId: 'a1' } })?.purge).toBe(true);
});

it('a saved draft invalidates nothing', () => {
  expect(
    parseWebhook({ event: 'entry.update', model: 'article', entry: { documentId: 'a1', publishedAt: null } }),
  ).toBeNull();
});

it.each(['author', 'category', 'tag'])('a changed %s invalidates the pages that show it and the lists', (model) => {
  expect(tags({ event: 'entry.update', model, entry: { documentId: 'x9' } })).toEqual(['entry:x9', 'names']);
});

it('an image invalidates the pages that show it, and an unnamed image invalidates all articles', () => {
  expect(tags({ event: 'media.update', media: { documentId: 'f1' } })).toEqual(['entry:f1', 'names']);
  expect(tags({ event: 'media.delete', media: {} })).toEqual(['names', 'posts']);
});

const SECRET = 'only-for-tests-0123456789abcdef-hook';
const CALL = { createdAt: PUBLISHED_AT, model: 'article', uid: 'api::article.article' };

/** Posts to a webhook with four cached pages. The response has the number of purged pages. */
async function post(
  body: unknown,
  secret = SECRET,
  content = { refresh: async () => [] as string[] },
  uploads = { forget: (_: string) => {} },
) {
  const pages = {
    '/blogs': ['articles', 'names'],
    '/blogs/a': ['posts', 'entry:a1'],
    '/blogs/b': ['posts'],
    '/aboutus': [],
  };
  const rendered = {
    status: 200,
    headers: {},
    body: Buffer.from('x'),
    cacheable: true,
    upstreamDown: false,
    timedOut: false,
  };
  const service = createPageService({
    render: async (path) => ({ ...rendered, tags: new Set(pages[path as keyof typeof pages]) }),
    ttlSeconds: 60,
  });
  for (const path of Object.keys(pages)) await service.prepare(path);
  const server = http
    .createServer(express().use(cmsWebhook(secret, { pages: service, content, uploads })))
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/cms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  server.close();
  return { status: response.status, json: (await response.json()) as unknown };
}

describe('POST /hooks/cms', () => {
  it('purges the pages of the article that was published, and the lists', async () => {
    const entry = { documentId: 'a1', publishedAt: PUBLISHED_AT };
    expect(await post({ ...CALL, event: 'entry.publish', entry })).toEqual({ status: 200, json: { refreshed: 2 } });
  });

  // Strapi sends these when a second publish has replaced the row (cms/tests/webhook.test.ts).
  it.each([null, 'null', undefined, []])('purges the lists and every article for the entry %j', async (entry) => {
    for (const event of ['entry.publish', 'entry.update', 'entry.create', 'entry.unpublish']) {
      expect(await post({ ...CALL, event, entry })).toEqual({ status: 200, json: { refreshed: 3 } });
    }
  });

  it.each(['page', 'site', 'story', 'redirect'])(
    'loads the content again for a changed %s, and no article',
    async (model) => {
      const content = { refresh: vi.fn(async () => ['/', '/blogs', '/blogs.data']) };
      const uid = `api::${model}.${model}`;
      const { json } = await post({ ...CALL, model, uid, event: 'entry.update', entry: {} }, SECRET, content);
      expect(json).toEqual({ refreshed: 3 });
      expect(content.refresh).toHaveBeenCalledTimes(1);
    },
  );

  it('loads the pages again for a changed image, and purges its file', async () => {
    const content = { refresh: vi.fn(async () => ['/aboutus']) };
    const uploads = { forget: vi.fn() };
    const media = { documentId: 'f1', hash: 'well_1a2b' };
    for (const event of ['media.update', 'media.delete']) {
      const { json } = await post({ createdAt: PUBLISHED_AT, event, media }, SECRET, content, uploads);
      expect(json).toEqual({ refreshed: 2 });
    }
    expect(content.refresh).toHaveBeenCalledTimes(2);
    expect(uploads.forget.mock.calls).toEqual([['well_1a2b'], ['well_1a2b']]);
    await post({ ...CALL, event: 'entry.publish', entry: null }, SECRET, content, uploads);
    expect(content.refresh).toHaveBeenCalledTimes(2);
  });

  it('responds with 400 to a body that is no event, and with 401 without the secret', async () => {
    for (const body of [{}, [], { event: 5 }]) expect((await post(body)).status).toBe(400);
    expect((await post({ event: 'entry.publish' }, `${SECRET}-other`)).status).toBe(401);
  });
});
