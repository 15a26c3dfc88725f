import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { sql } from './support/database.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';
import { waitFor } from './support/wait-for.ts';

const SECRET = 'only-for-tests-0123456789abcdef-hook';
type Call = { event: string; model: string; uid: string; entry: Entry | null };
type Entry = { documentId: string; publishedAt?: string; author?: { documentId: string } };

const ROUNDS = 3;

let cms: RunningCms;
const calls: Call[] = [];
const authorizations = new Set<string | undefined>();
/** What `GET /api/site-content` returned when the event of a page or story arrived. */
const contents: Array<Promise<string>> = [];
/** While true, the site cuts the connection of each event. */
let cutsConnections = false;
const site = http.createServer((request, response) => {
  if (cutsConnections) return void request.socket.destroy();
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const call = JSON.parse(body) as Call;
    calls.push(call);
    authorizations.add(request.headers.authorization);
    if (['page', 'story'].includes(call.model))
      contents.push(cms.read('site-content').then((content) => content.text()));
    response.end();
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  cms = await startCms({
    CMS_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/cms`,
    CMS_WEBHOOK_SECRET: SECRET,
  });
});
afterAll(async () => {
  await cms.stop();
  site.close();
});

// web/server/cms-webhook.test.ts checks that the site accepts these payloads.
it('sends the article, or null, when two editors publish it at the same time', async () => {
  const admin = await asAdmin(cms);
  const authors = '/content-manager/collection-types/api::author.author';
  const { data: author } = (await admin.call('POST', authors, { name: 'Zoë' })) as { data: { documentId: string } };
  const connect = [{ documentId: author.documentId }];
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
    expect(entry.author?.documentId).toBe(author.documentId);
    expect(Date.parse(String(entry.publishedAt))).not.toBeNaN();
  }
});

it('sends each change of a page after it is readable', async () => {
  const admin = await asAdmin(cms);
  const pages = '/content-manager/collection-types/api::page.page';
  const sections = [{ __component: 'opening.page-hero', title: 'Open day', variant: 'paper' }];
  const fields = { path: '/open-day', description: 'x', type: 'company', sections };
  const { data: page } = (await admin.call('POST', pages, { ...fields, title: 'First' })) as {
    data: { documentId: string };
  };
  const at = `${pages}/${page.documentId}`;
  const ofPages = () => calls.filter(({ model }) => model === 'page');
  const act = (action: string, body: object = {}) => admin.call('POST', `${at}/actions/${action}`, { ...body });
  /** Waits for the events, and returns what was readable when the last one arrived. */
  const contentAt = async (...events: string[]) => {
    const names = () => ofPages().map(({ event }) => event.replace('entry.', ''));
    await waitFor(() => expect(names().sort()).toEqual(events.sort()));
    for (const { uid, entry } of ofPages()) {
      expect([uid, entry?.documentId]).toEqual(['api::page.page', page.documentId]);
    }
    calls.splice(0);
    return contents.at(-1);
  };
  await contentAt('create');
  // Publish saves the draft first.
  await act('publish', { ...fields, title: 'First' });
  expect(await contentAt('update', 'publish')).toContain('"title":"First"');
  await act('publish', { ...fields, title: 'Second' });
  expect(await contentAt('update', 'publish')).toContain('"title":"Second"');
  await act('unpublish');
  expect(await contentAt('unpublish')).not.toContain('/open-day');
  await admin.call('DELETE', at);
  await contentAt('delete');
});

it('sends each save of a story after it is readable', async () => {
  const admin = await asAdmin(cms);
  const stories = '/content-manager/collection-types/api::story.story';
  const ofStories = () => calls.filter(({ model }) => model === 'story').map(({ event }) => event);
  const { data } = (await admin.call('POST', stories, { title: 'First wells', description: 'Deep.' })) as {
    data: { documentId: string };
  };
  await waitFor(() => expect(ofStories()).toEqual(['entry.create']));
  expect(await contents.at(-1)).toContain('"title":"First wells"');
  await admin.call('PUT', `${stories}/${data.documentId}`, { title: 'Second wells' });
  await waitFor(() => expect(ofStories()).toEqual(['entry.create', 'entry.update']));
  expect(await contents.at(-1)).toContain('"title":"Second wells"');
  await admin.call('DELETE', `${stories}/${data.documentId}`);
  await waitFor(() => expect(ofStories()).toEqual(['entry.create', 'entry.update', 'entry.delete']));
  expect(await contents.at(-1)).not.toContain('Second wells');
});

it('sends an event again after its connection was cut', async () => {
  const admin = await asAdmin(cms);
  cutsConnections = true;
  const documentId = await admin.createArticle({ title: 'Cut', slug: 'cut', content: 'x' });
  await admin.publish(documentId);
  await waitFor(() => expect(cms.log.join('\n')).toContain('did not accept the event entry.publish'));
  calls.splice(0);
  cutsConnections = false;
  await waitFor(() => expect(calls.map(({ event }) => event)).toContain('entry.publish'));
});

it('sends the secret with each event, and does not store it', async () => {
  expect([...authorizations]).toEqual([`Bearer ${SECRET}`]);
  const stored = JSON.stringify(sql(cms, 'select * from strapi_webhooks'));
  expect(stored).toContain('/hooks/cms');
  expect(stored).not.toContain(SECRET);
});
