import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asAdmin, type Uploaded } from './support/admin.ts';
import { sql } from './support/database.ts';
import { AUTHORS, NEW_PAGE, PAGES, STORIES } from './support/entries.ts';
import { startFakeSite } from './support/fake-site.ts';
import { rows, sendForm } from './support/leads.ts';
import { atEnd, startCms, waitFor } from './support/start-cms.ts';

type Call = { event: string; model: string; uid: string; entry: Entry | null };
type Entry = { documentId: string; publishedAt?: string; author?: { documentId: string } };

const ROUNDS = 3;

/** Starts a minimal S3 server for tests: put, get and delete of small files. */
async function startObjectStore() {
  const objects = new Map<string, { body: Buffer; type: string }>();
  let isBroken = false;
  const server = http.createServer(async (request, response) => {
    const key = String(request.url).split('?', 1)[0] ?? '';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const object = objects.get(key);
    if (isBroken) response.writeHead(500).end();
    else if (request.method === 'PUT') {
      objects.set(key, { body: Buffer.concat(parts), type: String(request.headers['content-type']) });
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (object) response.writeHead(200, { 'content-type': object.type }).end(object.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, objects, setBroken: (broken: boolean) => (isBroken = broken) };
}

const calls: Call[] = [];
const authorizations = new Set<string | undefined>();
/** What `GET /api/site-content` returned when the event of a page or story arrived. */
const contents: Array<Promise<string>> = [];
/** While true, the site cuts the connection of each event. */
let cutsConnections = false;
const site = await startFakeSite(({ headers, socket }, body) => {
  if (cutsConnections) return void socket.destroy();
  const call = JSON.parse(body) as Call;
  calls.push(call);
  authorizations.add(headers.authorization);
  if (['page', 'story'].includes(call.model)) contents.push(cms.read('site-content').then((read) => read.text()));
});
const store = await startObjectStore();
const cms = await startCms({
  ...site.env,
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: store.url,
  S3_PUBLIC_URL: `${store.url}/pictures`,
  S3_ACCESS_KEY_ID: 'only-for-tests',
  S3_SECRET_ACCESS_KEY: 'only-for-tests-secret',
});
const admin = await asAdmin(cms);

// web/server/cms-hooks.test.ts checks that the site accepts these payloads.
describe('the webhook', () => {
  it('sends the article, or null, when two editors publish it at the same time', async () => {
    const author = await admin.create(AUTHORS, { name: 'Zoë' });
    const connect = [{ documentId: author }];
    const fields = { title: 'Twice', slug: 'twice', content: 'x', author: { connect } };
    const documentId = await admin.createArticle(fields);
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([admin.publish(documentId), admin.publish(documentId)]);
    }
    const published = () => calls.filter(({ event }) => event === 'entry.publish');
    await waitFor(() => expect(published()).toHaveLength(2 * ROUNDS));
    for (const { model, uid, entry } of published()) {
      expect({ model, uid }).toEqual({ model: 'article', uid: 'api::article.article' });
      if (entry === null) continue;
      expect(entry.documentId).toBe(documentId);
      // The site invalidates the page of the author.
      expect(entry.author?.documentId).toBe(author);
      expect(Date.parse(String(entry.publishedAt))).not.toBeNaN();
    }
  });

  it.each([
    ['page', PAGES, { ...NEW_PAGE, path: '/open-day' }],
    ['story', STORIES, { description: 'Deep.' }],
  ])('sends each change of a %s after it is readable', async (type, list, fields) => {
    const ofType = () => calls.filter(({ model }) => model === type);
    const id = await admin.create(list, { ...fields, title: 'First' });
    const at = `${list}/${id}`;
    /** Waits for the events, and returns what was readable when the last one arrived. */
    const contentAt = async (...events: string[]) => {
      const names = () => ofType().map(({ event }) => event.replace('entry.', ''));
      await waitFor(() => expect(names().sort()).toEqual(events.sort()));
      for (const { uid, entry } of ofType()) expect([uid, entry?.documentId]).toEqual([`api::${type}.${type}`, id]);
      calls.splice(0);
      return contents.at(-1);
    };
    /** Saves a page as Publish does, which saves its draft first. A story has no draft. */
    const change = async (title: string) => {
      if (type === 'story') await admin.call('PUT', at, { title });
      else await admin.act(at, 'publish', { ...fields, title });
      return contentAt(...(type === 'story' ? ['update'] : ['update', 'publish']));
    };
    await contentAt('create');
    for (const title of ['Second', 'Third']) expect(await change(title)).toContain(`"title":"${title}"`);
    if (type === 'page') {
      await admin.act(at, 'unpublish');
      expect(await contentAt('unpublish')).not.toContain('"title":"Third"');
    }
    await admin.call('DELETE', at);
    expect(await contentAt('delete')).not.toContain('"title":"Third"');
  });

  it('sends an event again after its connection was cut', async () => {
    cutsConnections = true;
    await admin.publishArticle('cut');
    await waitFor(() => expect(cms.log.join('\n')).toContain('did not accept the event entry.publish'));
    calls.splice(0);
    cutsConnections = false;
    await waitFor(() => expect(calls.map(({ event }) => event)).toContain('entry.publish'));
  });

  it('sends no lead', async () => {
    calls.splice(0);
    await sendForm(cms, 'demo-requests');
    const [{ document_id: id }] = rows(cms, 'demo_requests') as [{ document_id: string }];
    const leads = '/content-manager/collection-types/api::demo-request.demo-request';
    await admin.call('PUT', `${leads}/${id}`, { leadStatus: 'closed' });
    await admin.publishArticle('heard');
    await waitFor(() => expect(JSON.stringify(calls)).toContain('heard'));
    expect(JSON.stringify(calls)).not.toMatch(/demo-request|Asha|lead/);
  });

  it('sends the secret with each event, and does not store it', async () => {
    expect([...authorizations]).toEqual([site.authorization]);
    const stored = JSON.stringify(sql(cms, 'select * from strapi_webhooks'));
    expect(stored).toContain('/hooks/cms');
    expect(stored).not.toContain(site.env.CMS_WEBHOOK_SECRET);
  });
});

describe('the object store', () => {
  it('stores an upload and its sizes, and deletes them with the upload', async () => {
    const file = await admin.uploadImage('mark.png');
    const urls = [file.url, ...Object.values(file.formats).map(({ url }) => url)];
    expect(urls.length).toBeGreaterThan(1);
    for (const url of urls) expect(url).toMatch(new RegExp(`^${store.url}/pictures/[\\w-]+\\.png$`));
    const image = await fetch(file.url);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await image.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
    expect(fs.readdirSync(path.join(String(cms.env.DATA_DIR), 'public', 'uploads'))).toEqual([]);

    await admin.describe(file.id, 'A mark');
    const id = await admin.publishArticle('far-away', { blocks: [{ __component: 'shared.media', file: file.id }] });
    const article = await cms.article<{ blocks: Array<{ file: Uploaded }> }>('far-away');
    expect(article?.blocks[0]?.file.url).toBe(file.url);

    await admin.remove(id);
    await admin.removeFile(file.id);
    expect(store.objects.size).toBe(0);
  });

  it('may show images in the admin, and no other host', async () => {
    const policy = (await fetch(`${cms.url}/admin`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`img-src 'self' data: blob: ${store.url};`);
  });

  it('fails with an error that stores nothing, and recovers', async () => {
    store.setBroken(true);
    expect((await admin.upload('mark.png')).ok).toBe(false);
    expect(store.objects.size).toBe(0);
    expect(await admin.call('GET', '/upload/files')).toMatchObject({ results: [] });
    store.setBroken(false);
    expect((await admin.upload('mark.png')).ok).toBe(true);
  });
});
