import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../scripts/lib/movable-clock.mjs';
import { asAdmin, asColleague, requestsAs } from './support/admin.ts';
import { sql } from './support/database.ts';
import { ARTICLES, AUTHORS, HERO, NEW_PAGE, PAGES } from './support/entries.ts';
import { startCms, waitFor } from './support/start-cms.ts';

const MINUTE_MS = 60_000;
const ARTICLE_UID = 'api::article.article';
const PAGE_UID = 'api::page.page';
const clock = movableClock();
const cms = await startCms(clock.env);
afterAll(async () => {
  await cms.stop();
  clock.remove();
});
let admin = await asAdmin(cms);
let editor = await asColleague(cms, 'Editor');

it('a corrected article keeps its first publication date', async () => {
  const id = await admin.createArticle({ title: 'First', slug: 'first', content: 'Teh text' });
  await admin.publish(id);
  const before = await cms.article('first');
  await admin.updateArticle(id, { title: 'First', slug: 'first', content: 'The text' });
  await admin.publish(id);
  expect(await cms.article('first')).toMatchObject({ content: 'The text', publishedAt: before?.publishedAt });
});

describe('a preview', () => {
  const asSite = (id: string, secret?: string, values?: object) =>
    fetch(`${cms.url}/api/previews/articles/${id}?status=draft`, {
      method: values ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(secret && { 'x-preview-secret': secret }) },
      body: values && JSON.stringify({ values }),
    });
  const draftOf = async (id: string, values?: object) =>
    ((await (await asSite(id, cms.env.PREVIEW_SECRET, values)).json()) as { data: object }).data;

  it('returns a draft, with unsaved values or without, only to the site, and saves nothing', async () => {
    const author = await admin.create(AUTHORS, { name: 'Connected Author' });
    const saved = { title: 'Saved title', content: 'Saved words', language: 'ur' };
    const id = await admin.createArticle({ ...saved, slug: 'unsaved' });
    const connect = [{ apiData: { documentId: author } }];
    const typed = { title: 'Typed', language: 'hi' };
    const values = { ...typed, author: { connect, disconnect: [] }, lockVersion: 99 };
    for (const secret of [undefined, 'wrong']) {
      for (const sent of [undefined, values]) expect((await asSite(id, secret, sent)).status).toBe(404);
    }
    const merged = await draftOf(id, values);
    expect(merged).toMatchObject({ ...saved, ...typed, author: { name: 'Connected Author' } });
    expect(merged).not.toHaveProperty('lockVersion');
    expect(await draftOf(id)).toMatchObject(saved);
  });

  it('has a URL on the site with a signed token that expires after half an hour', async () => {
    const id = await admin.createArticle({ title: 'Look', slug: 'look', content: 'x' });
    const path = `/content-manager/preview/url/${ARTICLE_UID}?documentId=${id}&status=draft`;
    const url = new URL((await admin.data<{ url: string }>('GET', path)).url);
    expect(url.origin + url.pathname).toBe(`${cms.env.SITE_URL}/preview`);
    const [body = '', signature] = (url.searchParams.get('token') ?? '').split('.');
    const expected = createHmac('sha256', String(cms.env.PREVIEW_SECRET)).update(body).digest('base64url');
    expect(signature).toBe(expected);
    const token = JSON.parse(Buffer.from(body, 'base64url').toString()) as { documentId: string; expires: number };
    expect(token.documentId).toBe(id);
    expect(token.expires - Date.now()).toBeLessThanOrEqual(30 * MINUTE_MS);
  });
});

type Part = { kind: string; text: string };
type Mark = { id: number; kind: string; userName: string | null };
type Detail = Mark & {
  changes: Array<{ place: string[]; kind: string; parts: Part[] }>;
  missing: string[];
  lockVersion: number;
};
type Draft = Record<string, unknown> & { sections: object[]; blocks: object[] };

const revisionsOf = (id: string, uid = ARTICLE_UID) => admin.data<Mark[]>('GET', `/revisions/${uid}/${id}`);
const kindsOf = async (id: string, uid = ARTICLE_UID) => (await revisionsOf(id, uid)).map(({ kind }) => kind);
const revision = (id: string, { id: row }: Mark, uid = ARTICLE_UID) =>
  admin.data<Detail>('GET', `/revisions/${uid}/${id}/${row}`);
async function restore(id: string, mark: Mark, uid = ARTICLE_UID): Promise<string[]> {
  const { lockVersion } = await revision(id, mark, uid);
  const at = `/revisions/${uid}/${id}/${mark.id}/restore`;
  return (await admin.data<{ missing: string[] }>('POST', at, { lockVersion })).missing;
}
const draftOf = (id: string) => admin.data<Draft>('GET', `${ARTICLES}/${id}`);
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
    const [removed, added] = [
      { kind: 'removed', text: 'six' },
      { kind: 'added', text: 'one' },
    ];
    expect(changes).toEqual([{ place: ['Main text'], kind: 'changed', parts: [removed, added] }]);
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
    const tag = (name: string) => admin.create('/content-manager/collection-types/api::tag.tag', { name, slug: name });
    const [kept, gone] = [await tag('kept'), await tag('gone')];
    const [cover, lost] = [await admin.uploadImage('cover.png'), await admin.uploadImage('lost.png')];
    const id = await admin.createArticle({
      title: 'Whole',
      content: 'First',
      cover: cover.id,
      tags: { connect: [{ documentId: kept }, { documentId: gone }] },
      blocks: [
        { __component: 'shared.quote', body: 'Said', author: 'Asha' },
        { __component: 'shared.media', file: lost.id },
      ],
    });
    const [first] = await revisionsOf(id);
    const tags = { disconnect: [{ documentId: kept }] };
    await admin.updateArticle(id, { content: 'Second', cover: null, blocks: [], tags });
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
    const sections = (title: string, ...more: object[]) => [{ ...HERO, title }, ...more];
    const fields = { ...NEW_PAGE, path: '/revised', sections: sections('One') };
    const id = await admin.create(PAGES, fields);
    const at = `${PAGES}/${id}`;
    await admin.call('POST', `${at}/actions/publish`, {});
    const before = await revisionsOf(id, PAGE_UID);
    expect(before.map(({ kind }) => kind)).toEqual(['published']);
    await admin.refused('POST', `${at}/actions/publish`, { ...fields, sections: [] });
    expect(await revisionsOf(id, PAGE_UID)).toEqual(before);
    await admin.call('PUT', at, { sections: sections('Two', { __component: 'product.text', title: 'More' }) });
    const { changes } = await revision(id, before[0]!, PAGE_UID);
    expect(changes.map(({ place, kind }) => [kind, ...place])).toEqual([
      ['changed', 'Section 1, Opening', 'Title'],
      ['removed', 'Section 2, Text'],
    ]);
    await restore(id, before[0]!, PAGE_UID);
    expect((await admin.data<Draft>('GET', at)).sections).toMatchObject([{ title: 'One' }]);
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
    expect((await cms.article('unstoppable'))?.content).toBe('saved all the same');
    expect(cms.log.join('\n')).toContain('A revision could not be stored');
  });
});

describe('two editors with one entry open', () => {
  type Present = { name: string; since: string };
  const open = async (call: ReturnType<typeof requestsAs>, id: string) =>
    ((await (await call('POST', `/presence/${ARTICLE_UID}/${id}`)).json()) as { data: Present[] }).data;

  it('see each other, until one closes the form or sends no heartbeat for a minute', async () => {
    const id = await admin.createArticle({ title: 'Together', content: 'x' });
    const own = requestsAs(cms, admin.token);
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
