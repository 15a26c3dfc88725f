import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { asAdmin } from './support/admin.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';
import { waitFor } from './support/wait-for.ts';

let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-temp-'));

beforeAll(async () => {
  cms = await startCms({ TMPDIR: temporary });
  admin = await asAdmin(cms);
});
afterAll(async () => {
  await cms.stop();
  fs.rmSync(temporary, { recursive: true, force: true });
});

type Read = { data: Array<{ slug: string; content: string; publishedAt: string }> };
const bySlug = async (slug: string) => {
  const response = await cms.read(`articles?filters[slug][$eq]=${slug}`);
  return ((await response.json()) as Read).data[0];
};

describe('publishing', () => {
  it('preserves the first publication date when an editor corrects a typo', async () => {
    const id = await admin.createArticle({ title: 'First', slug: 'first', content: 'Teh text' });
    await admin.publish(id);
    const before = await bySlug('first');
    await admin.updateArticle(id, { title: 'First', slug: 'first', content: 'The text' });
    await admin.publish(id);
    const after = await bySlug('first');
    expect(after?.content).toBe('The text');
    expect(after?.publishedAt).toBe(before?.publishedAt);
  });

  it('removes an article when it is unpublished', async () => {
    const id = await admin.createArticle({ title: 'Gone', slug: 'gone', content: 'x' });
    await admin.publish(id);
    await admin.unpublish(id);
    expect(await bySlug('gone')).toBeUndefined();
  });
});

describe('preview', () => {
  const asSite = (documentId: string, secret?: string) =>
    cms.read(
      `previews/articles/${documentId}?status=draft`,
      secret === undefined ? {} : { 'x-preview-secret': secret },
    );

  it('returns a draft only to the site', async () => {
    const id = await admin.createArticle({ title: 'In the making', slug: 'in-the-making', content: 'Draft words' });
    expect((await asSite(id)).status).toBe(404);
    expect((await asSite(id, 'wrong')).status).toBe(404);
    const response = await asSite(id, cms.env.PREVIEW_SECRET);
    expect(await response.json()).toMatchObject({ data: { title: 'In the making', content: 'Draft words' } });
  });

  it('returns a URL on the site with a signed token that expires after half an hour', async () => {
    const id = await admin.createArticle({ title: 'Look', slug: 'look', content: 'x' });
    const response = (await admin.call(
      'GET',
      `/content-manager/preview/url/api::article.article?documentId=${id}&status=draft`,
    )) as { data: { url: string } };
    const url = new URL(response.data.url);
    expect(url.origin + url.pathname).toBe(`${cms.env.SITE_URL}/preview`);
    const [body = '', signature] = (url.searchParams.get('token') ?? '').split('.');
    const expected = createHmac('sha256', String(cms.env.PREVIEW_SECRET)).update(body).digest('base64url');
    expect(signature).toBe(expected);
    const token = JSON.parse(Buffer.from(body, 'base64url').toString()) as { documentId: string; expires: number };
    expect(token.documentId).toBe(id);
    expect(token.expires - Date.now()).toBeLessThanOrEqual(30 * 60 * 1000);
  });
});

describe('multipart files', () => {
  it('are not left on disk, for any path', async () => {
    for (const url of ['/api/articles', '/api/nowhere', '/admin/login']) {
      const form = new FormData();
      form.set('anything', new Blob(['x'.repeat(100_000)]), 'big.bin');
      await fetch(cms.url + url, { method: 'POST', body: form });
    }
    await waitFor(() =>
      expect(fs.readdirSync(temporary, { recursive: true }).filter((f) => /\w{20,}/.test(String(f)))).toEqual([]),
    );
  });
});
