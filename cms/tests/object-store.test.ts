import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { asAdmin, type Uploaded } from './support/admin.ts';
import { startObjectStore } from './support/object-store.ts';
import { startCms } from './support/start-cms.ts';

type Article = { blocks: Array<{ file: Uploaded }> };

const store = await startObjectStore();
const cms = await startCms({
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: store.url,
  S3_PUBLIC_URL: `${store.url}/pictures`,
  S3_ACCESS_KEY_ID: 'only-for-tests',
  S3_SECRET_ACCESS_KEY: 'only-for-tests-secret',
});
afterAll(async () => {
  await cms.stop();
  store.stop();
});
const admin = await asAdmin(cms);

const upload = () => admin.upload('mark.png');

it('stores an upload and its sizes in the object store, and deletes them with the upload', async () => {
  const [file] = (await (await upload()).json()) as [Uploaded];
  const urls = [file.url, ...Object.values(file.formats).map(({ url }) => url)];
  expect(urls.length).toBeGreaterThan(1);
  for (const url of urls) expect(url).toMatch(new RegExp(`^${store.url}/pictures/[\\w-]+\\.png$`));
  const image = await fetch(file.url);
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await image.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  expect(fs.readdirSync(path.join(String(cms.env.DATA_DIR), 'public', 'uploads'))).toEqual([]);

  await admin.describe(file.id, 'A mark');
  const blocks = [{ __component: 'shared.media', file: file.id }];
  const id = await admin.createArticle({ title: 'Far away', slug: 'far-away', content: 'x', blocks });
  await admin.publish(id);
  expect((await cms.article<Article>('far-away'))?.blocks[0]?.file.url).toBe(file.url);

  await admin.remove(id);
  await admin.call('DELETE', `/upload/files/${file.id}`);
  expect(store.objects.size).toBe(0);
});

it('allows images from the object store in the admin, and from no other host', async () => {
  const policy = (await fetch(`${cms.url}/admin`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`img-src 'self' data: blob: ${store.url};`);
});

it('returns an error when the object store fails, stores nothing, and recovers', async () => {
  store.setBroken(true);
  expect((await upload()).ok).toBe(false);
  expect(store.objects.size).toBe(0);
  expect(await admin.call('GET', '/upload/files')).toMatchObject({ results: [] });
  store.setBroken(false);
  expect((await upload()).ok).toBe(true);
});
