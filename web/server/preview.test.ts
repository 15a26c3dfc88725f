import { createHmac } from 'node:crypto';
import express from 'express';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../testing/server.ts';
import { previewOfValues } from './preview.ts';

const SECRET = 'a-secret-of-more-than-16-characters';
const SITE = 'https://site.example';

const token = (more: object = {}) => {
  const expires = Date.now() + 60_000;
  const all = { type: 'page', documentId: 'abc', status: 'draft', user: 7, expires, ...more };
  const body = Buffer.from(JSON.stringify(all)).toString('base64url');
  return `${body}.${createHmac('sha256', SECRET).update(body).digest('base64url')}`;
};

async function site() {
  const read = vi.fn(async (..._: unknown[]) => ({ preview: { document: null }, httpStatus: 200 }));
  const url = await serve(express().use(previewOfValues({ PREVIEW_SECRET: SECRET, SITE_URL: SITE }, read as never)));
  const post = (values: unknown = { title: 'New' }, headers: Record<string, string> = {}) =>
    fetch(`${url}/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-preview-token': token(), origin: SITE, ...headers },
      body: JSON.stringify({ values }),
    });
  return { read, post };
}

describe('POST /preview', () => {
  it('reads the document of the token with the values, and has a response that is not stored', async () => {
    const { read, post } = await site();
    const response = await post({ title: 'New' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const document = expect.objectContaining({ type: 'page', documentId: 'abc', status: 'draft' }) as unknown;
    expect(read).toHaveBeenCalledWith(document, expect.anything(), { title: 'New' });
  });

  it.each([
    ['without a token', { 'x-preview-token': '' }],
    ['with a token of another secret', { 'x-preview-token': `${token().split('.')[0]}.AAAA` }],
    ['with an expired token', { 'x-preview-token': token({ expires: Date.now() - 1 }) }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a sandboxed document', { origin: 'null' }],
  ])('responds 403 %s', async (_, headers) => {
    const { read, post } = await site();
    const response = await post({}, headers);
    expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['no values', null, 400],
    ['a list', [], 400],
    ['more than 1 MB', { content: 'x'.repeat(1_000_001) }, 413],
  ])('rejects %s', async (_, values, status) => {
    const { read, post } = await site();
    expect((await post(values)).status).toBe(status);
    expect(read).not.toHaveBeenCalled();
  });

  it('limits the requests of one account, with any of its tokens', async () => {
    const { post } = await site();
    const statuses = await Promise.all(Array.from({ length: 121 }, async () => (await post()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const refused = await post({}, { 'x-preview-token': token({ documentId: 'other' }) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post({}, { 'x-preview-token': token({ user: 8 }) })).status).toBe(200);
  });
});
