import { afterAll, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { sql } from './support/database.ts';
import { AUTHORS, NEW_PAGE, PAGES, STORIES } from './support/entries.ts';
import { startFakeSite } from './support/fake-site.ts';
import { startCms, waitFor } from './support/start-cms.ts';

type Call = { event: string; model: string; uid: string; entry: Entry | null };
type Entry = { documentId: string; publishedAt?: string; author?: { documentId: string } };

const ROUNDS = 3;

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
const cms = await startCms(site.env);
afterAll(async () => {
  await cms.stop();
  site.close();
});
const admin = await asAdmin(cms);
const ofType = (type: string) => calls.filter(({ model }) => model === type);

// web/server/cms-hooks.test.ts checks that the site accepts these payloads.
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

it('sends each change of a page after it is readable', async () => {
  const fields = { ...NEW_PAGE, path: '/open-day' };
  const id = await admin.create(PAGES, { ...fields, title: 'First' });
  const at = `${PAGES}/${id}`;
  const act = (action: string, body: object = {}) => admin.call('POST', `${at}/actions/${action}`, body);
  /** Waits for the events, and returns what was readable when the last one arrived. */
  const contentAt = async (...events: string[]) => {
    const names = () => ofType('page').map(({ event }) => event.replace('entry.', ''));
    await waitFor(() => expect(names().sort()).toEqual(events.sort()));
    for (const { uid, entry } of ofType('page')) {
      expect([uid, entry?.documentId]).toEqual(['api::page.page', id]);
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
  const ofStories = () => ofType('story').map(({ event }) => event);
  const id = await admin.create(STORIES, { title: 'First wells', description: 'Deep.' });
  await waitFor(() => expect(ofStories()).toEqual(['entry.create']));
  expect(await contents.at(-1)).toContain('"title":"First wells"');
  await admin.call('PUT', `${STORIES}/${id}`, { title: 'Second wells' });
  await waitFor(() => expect(ofStories()).toEqual(['entry.create', 'entry.update']));
  expect(await contents.at(-1)).toContain('"title":"Second wells"');
  await admin.call('DELETE', `${STORIES}/${id}`);
  await waitFor(() => expect(ofStories()).toEqual(['entry.create', 'entry.update', 'entry.delete']));
  expect(await contents.at(-1)).not.toContain('Second wells');
});

it('sends an event again after its connection was cut', async () => {
  cutsConnections = true;
  const documentId = await admin.createArticle({ title: 'Cut', slug: 'cut', content: 'x' });
  await admin.publish(documentId);
  await waitFor(() => expect(cms.log.join('\n')).toContain('did not accept the event entry.publish'));
  calls.splice(0);
  cutsConnections = false;
  await waitFor(() => expect(calls.map(({ event }) => event)).toContain('entry.publish'));
});

it('sends the secret with each event, and does not store it', async () => {
  expect([...authorizations]).toEqual([site.authorization]);
  const stored = JSON.stringify(sql(cms, 'select * from strapi_webhooks'));
  expect(stored).toContain('/hooks/cms');
  expect(stored).not.toContain(site.env.CMS_WEBHOOK_SECRET);
});
