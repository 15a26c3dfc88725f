import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { asAdmin, type Uploaded } from './support/admin.ts';
import { movableClock } from '../../scripts/lib/movable-clock.mjs';
import { asColleague } from './support/colleague.ts';
import { sql } from './support/database.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';
import { waitFor } from './support/wait-for.ts';

let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;
let editor: Awaited<ReturnType<typeof asColleague>>;
const clock = movableClock();
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-temp-'));

beforeAll(async () => {
  cms = await startCms({ ...clock.env, TMPDIR: temporary });
  admin = await asAdmin(cms);
  editor = await asColleague(cms, 'Editor');
});
afterAll(async () => {
  await cms.stop();
  clock.remove();
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
    const id = await admin.createArticle({
      title: 'In the making',
      slug: 'in-the-making',
      content: 'Draft words',
      language: 'ur',
    });
    expect((await asSite(id)).status).toBe(404);
    expect((await asSite(id, 'wrong')).status).toBe(404);
    const response = await asSite(id, cms.env.PREVIEW_SECRET);
    expect(await response.json()).toMatchObject({
      data: { title: 'In the making', content: 'Draft words', language: 'ur' },
    });
  });

  it('returns a draft with unsaved values only to the site, and saves nothing', async () => {
    const author = (await admin.call('POST', '/content-manager/collection-types/api::author.author', {
      name: 'Connected Author',
    })) as { data: { documentId: string } };
    const id = await admin.createArticle({ title: 'Saved title', slug: 'unsaved', content: 'Saved words' });
    const connect = [{ apiData: { documentId: author.data.documentId } }];
    const values = { title: 'Typed', language: 'hi', author: { connect, disconnect: [] }, lockVersion: 99 };
    const post = (secret: string) =>
      fetch(`${cms.url}/api/previews/articles/${id}?status=draft`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-preview-secret': secret },
        body: JSON.stringify({ values }),
      });
    expect((await post('wrong')).status).toBe(404);
    const { data } = (await (await post(String(cms.env.PREVIEW_SECRET))).json()) as { data: object };
    expect(data).toMatchObject({
      title: 'Typed',
      language: 'hi',
      content: 'Saved words',
      author: { name: 'Connected Author' },
    });
    expect(data).not.toHaveProperty('lockVersion');
    const saved = await asSite(id, cms.env.PREVIEW_SECRET);
    expect(await saved.json()).toMatchObject({ data: { title: 'Saved title' } });
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

const MINUTE_MS = 60_000;
const ARTICLE_UID = 'api::article.article';
const PAGE_UID = 'api::page.page';
const ARTICLES = `/content-manager/collection-types/${ARTICLE_UID}`;
const PAGES = `/content-manager/collection-types/${PAGE_UID}`;

type Part = { kind: string; text: string };
type Mark = { id: number; kind: string; userName: string | null };
type Detail = Mark & {
  changes: Array<{ place: string[]; kind: string; parts: Part[] }>;
  missing: string[];
  lockVersion: number;
};
type Draft = Record<string, unknown> & { documentId: string; lockVersion: number };

const revisionsOf = async (id: string, uid = ARTICLE_UID) =>
  ((await admin.call('GET', `/revisions/${uid}/${id}`)) as { data: Mark[] }).data;
const kindsOf = async (id: string, uid = ARTICLE_UID) => (await revisionsOf(id, uid)).map(({ kind }) => kind);
const revision = async (id: string, { id: row }: Mark, uid = ARTICLE_UID) =>
  ((await admin.call('GET', `/revisions/${uid}/${id}/${row}`)) as { data: Detail }).data;
async function restore(id: string, mark: Mark, uid = ARTICLE_UID): Promise<string[]> {
  const { lockVersion } = await revision(id, mark, uid);
  const at = `/revisions/${uid}/${id}/${mark.id}/restore`;
  return ((await admin.call('POST', at, { lockVersion })) as { data: { missing: string[] } }).data.missing;
}
const draftOf = async (id: string) => ((await admin.call('GET', `${ARTICLES}/${id}`)) as { data: Draft }).data;
const save = (id: string, content: string) => admin.updateArticle(id, { content });

describe('revisions', () => {
  it('are stored at each publish, and at the first and the last save of one editor within five minutes', async () => {
    const id = await admin.createArticle({ title: 'Revised', content: 'one' });
    for (const content of ['two', 'three', 'four']) await save(id, content);
    expect(await kindsOf(id)).toEqual(['saved', 'saved']);
    clock.advance(6 * MINUTE_MS);
    admin = await asAdmin(cms);
    await save(id, 'five');
    await save(id, 'six');
    await admin.publish(id);
    expect(await kindsOf(id)).toEqual(['published', 'saved', 'saved', 'saved']);
    const [, , , oldest] = await revisionsOf(id);
    const { changes } = await revision(id, oldest!);
    expect(changes).toEqual([
      {
        place: ['Main text'],
        kind: 'changed',
        parts: [
          { kind: 'removed', text: 'six' },
          { kind: 'added', text: 'one' },
        ],
      },
    ]);
    await editor('PUT', `${ARTICLES}/${id}`, { content: 'By somebody else' });
    await save(id, 'seven');
    expect((await revisionsOf(id)).slice(0, 3)).toMatchObject([
      { kind: 'saved', userName: 'Site Admin' },
      { kind: 'saved', userName: 'Editor Colleague' },
      { kind: 'published', userName: 'Site Admin' },
    ]);
  });

  it('contain the draft from before the first revision, as after an upgrade', async () => {
    const id = await admin.createArticle({ title: 'Older', content: 'From before' });
    sql(cms, `delete from revisions where entry_id = ?`, [id]);
    await save(id, 'Overwritten');
    const [, before] = await revisionsOf(id);
    expect((await revision(id, before!)).changes[0]!.parts).toContainEqual({ kind: 'added', text: 'From before' });
  });

  it('restore text, blocks, relations and files, name what is gone, and keep the draft as it was', async () => {
    const tag = async (name: string) =>
      (await admin.call('POST', '/content-manager/collection-types/api::tag.tag', { name, slug: name })) as {
        data: Draft;
      };
    const [kept, gone] = [(await tag('kept')).data.documentId, (await tag('gone')).data.documentId];
    const file = async (name: string) => ((await (await admin.upload(name)).json()) as [Uploaded])[0];
    const [cover, lost] = [await file('cover.png'), await file('lost.png')];
    const id = await admin.createArticle({
      ...{
        title: 'Whole',
        content: 'First',
        cover: cover.id,
        tags: { connect: [{ documentId: kept }, { documentId: gone }] },
      },
      blocks: [
        { __component: 'shared.quote', body: 'Said', author: 'Asha' },
        { __component: 'shared.media', file: lost.id },
      ],
    });
    const [first] = await revisionsOf(id);
    await admin.updateArticle(id, {
      content: 'Second',
      cover: null,
      blocks: [],
      tags: { disconnect: [{ documentId: kept }] },
    });
    await admin.call('DELETE', `/content-manager/collection-types/api::tag.tag/${gone}`);
    await admin.call('DELETE', `/upload/files/${lost.id}`);
    expect((await restore(id, first!)).sort()).toEqual(['File "lost.png"', 'Tag "gone"']);
    const draft = await draftOf(id);
    expect(draft).toMatchObject({ content: 'First', cover: { id: cover.id }, tags: { count: 1 } });
    expect(draft.blocks).toMatchObject([{ body: 'Said' }, { __component: 'shared.media', file: null }]);
    const [restored, before] = await revisionsOf(id);
    expect(restored).toMatchObject({ kind: 'restored' });
    await restore(id, before!);
    expect(await draftOf(id)).toMatchObject({ content: 'Second', blocks: [] });
    await admin.publish(id);
    expect((await draftOf(id)).status).toBe('published');
  });

  it('are not restored over a newer save', async () => {
    const id = await admin.createArticle({ title: 'Raced', content: 'one' });
    await save(id, 'two');
    const [, first] = await revisionsOf(id);
    const { lockVersion } = await revision(id, first!);
    await editor('PUT', `${ARTICLES}/${id}`, { content: 'In between' });
    const at = `/revisions/${ARTICLE_UID}/${id}/${first!.id}/restore`;
    const { message } = await admin.refused('POST', at, { lockVersion });
    expect(message).toMatch(/^"Raced" was saved by Editor Colleague on /);
    expect((await draftOf(id)).content).toBe('In between');
  });

  it('of a page restore its sections, and a refused publish stores none', async () => {
    const hero = (title: string) => ({ __component: 'opening.page-hero', title, variant: 'paper' });
    const fields = { title: 'Page', path: '/revised', description: 'x', type: 'company', sections: [hero('One')] };
    const { data } = (await admin.call('POST', PAGES, fields)) as { data: Draft };
    const at = `${PAGES}/${data.documentId}`;
    await admin.call('POST', `${at}/actions/publish`, {});
    const before = await revisionsOf(data.documentId, PAGE_UID);
    expect(before.map(({ kind }) => kind)).toEqual(['published']);
    await admin.refused('POST', `${at}/actions/publish`, { ...fields, sections: [] });
    expect(await revisionsOf(data.documentId, PAGE_UID)).toEqual(before);
    await admin.call('PUT', at, { sections: [hero('Two'), { __component: 'product.text', title: 'More' }] });
    const { changes } = await revision(data.documentId, before[0]!, PAGE_UID);
    expect(changes.map(({ place, kind }) => [kind, ...place])).toEqual([
      ['changed', 'Section 1, Opening', 'Title'],
      ['removed', 'Section 2, Text'],
    ]);
    await restore(data.documentId, before[0]!, PAGE_UID);
    const { data: draft } = (await admin.call('GET', at)) as { data: Draft };
    expect(draft.sections).toMatchObject([{ title: 'One' }]);
  });

  it('are fifty at most, and those of a deleted entry stay for thirty days', async () => {
    const id = await admin.createArticle({ title: 'Often', content: 'x' });
    const older = Array.from({ length: 60 }, () => [ARTICLE_UID, id, 'published', new Date(clock.now()), '{}']);
    sql(cms, 'insert into revisions (entry_type, entry_id, kind, at, content) values (?, ?, ?, ?, ?)', ...older);
    await admin.publish(id);
    expect(await revisionsOf(id)).toHaveLength(50);
    await admin.remove(id);
    const count = () => sql(cms, `select kind from revisions where entry_id = ? order by id desc`, [id]);
    expect(count()).toHaveLength(50);
    expect(count()[0]).toEqual({ kind: 'deleted' });
    clock.advance(29 * 24 * 60 * MINUTE_MS);
    clock.advance(61 * MINUTE_MS);
    clock.advance(2 * 24 * 60 * MINUTE_MS);
    await waitFor(
      () => {
        clock.advance(61 * MINUTE_MS);
        expect(count()).toHaveLength(0);
      },
      { timeout: 10_000, interval: 250 },
    );
    admin = await asAdmin(cms);
  });

  it('that cannot be stored do not prevent a save or a publish', async () => {
    const id = await admin.createArticle({ title: 'Unstoppable', content: 'x' });
    sql(cms, 'alter table revisions rename to revisions_away');
    await save(id, 'saved all the same');
    await admin.publish(id);
    sql(cms, 'alter table revisions_away rename to revisions');
    expect((await bySlug('unstoppable'))?.content).toBe('saved all the same');
    expect(cms.log.join('\n')).toContain('A revision could not be stored');
  });
});

describe('two editors with one entry open', () => {
  type Present = { name: string; since: string };
  const open = async (call: (method: string, path: string) => Promise<Response>, id: string) =>
    ((await (await call('POST', `/presence/${ARTICLE_UID}/${id}`)).json()) as { data: Present[] }).data;

  it('see each other, until one closes the form or sends no heartbeat for a minute', async () => {
    const id = await admin.createArticle({ title: 'Together', content: 'x' });
    const own = (method: string, path: string) =>
      fetch(cms.url + path, { method, headers: { authorization: `Bearer ${admin.token}` } });
    editor = await asColleague(cms, 'Editor', 'Second');
    expect(await open(own, id)).toEqual([]);
    const [seen] = await open(editor, id);
    expect(seen?.name).toBe('Site Admin');
    clock.advance(40_000);
    await open(own, id);
    expect(await open(editor, id)).toEqual([seen]);
    clock.advance(61_000);
    expect(await open(editor, id)).toEqual([]);
    expect((await open(own, id)).map(({ name }) => name)).toEqual(['Second Colleague']);
    await editor('DELETE', `/presence/${ARTICLE_UID}/${id}`);
    expect(await open(own, id)).toEqual([]);
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
