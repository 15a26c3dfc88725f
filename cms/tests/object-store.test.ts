import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { asAdmin, type Uploaded } from './support/admin.ts';
import { startCms } from './support/start-cms.ts';

type Article = { blocks: Array<{ file: Uploaded }> };

/** Starts a minimal S3 server for tests: put, get and delete of small files. */
async function startObjectStore() {
  const objects = new Map<string, { body: Buffer; type: string }>();
  let isBroken = false;
  const server = http.createServer((request, response) => {
    const key = String(request.url).split('?', 1)[0] ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (isBroken) return void response.writeHead(500).end();
      if (request.method === 'PUT') {
        objects.set(key, { body: Buffer.concat(parts), type: String(request.headers['content-type']) });
        return void response.writeHead(200, { etag: '"1"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return void response.writeHead(204).end();
      }
      const object = objects.get(key);
      if (!object) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': object.type }).end(object.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    setBroken: (broken: boolean) => (isBroken = broken),
    stop: () => void (server.closeAllConnections(), server.close()),
  };
}

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
