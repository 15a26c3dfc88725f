import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague, requestsAs } from './support/admin.ts';
import { sql } from './support/database.ts';
import { ARTICLES, AUTHORS, HERO, NEW_PAGE, PAGES, SITE } from './support/entries.ts';
import { startClock, startCms, waitFor } from './support/start-cms.ts';

const MINUTE_MS = 60_000;
const ARTICLE_UID = 'api::article.article';
const PAGE_UID = 'api::page.page';
const clock = startClock();
const cms = await startCms(clock.env);
let admin = await asAdmin(cms);
let editor = await asColleague(cms, 'Editor');

it('a corrected article keeps its first publication date', async () => {
  const id = await admin.publishArticle('first', { content: 'Teh text' });
  const before = await cms.article('first');
  await admin.publish(id, { content: 'The text' });
  expect(await cms.article('first')).toMatchObject({ content: 'The text', publishedAt: before?.publishedAt });
});

const zoe = { documentId: await admin.create(AUTHORS, { name: 'Zoë' }) };

describe('a preview', () => {
  const author = { connect: [{ apiData: zoe }], disconnect: [] };
  const CALL = { __component: 'closing.call-to-action', title: 'Typed' };
  type Fields = Record<string, unknown>;

  it.each<[type: string, at: string, saved: Fields, typed: Fields, shown: Fields]>([
    ['article', ARTICLES, { title: 'Saved', language: 'ur' }, { language: 'hi', author }, { author: { name: 'Zoë' } }],
    ['page', PAGES, { ...NEW_PAGE, path: '/a' }, { sections: [{ ...CALL, __temp_key__: 'a' }] }, { sections: [CALL] }],
    [
      'site',
      SITE,
      { tagline: 'Saved' },
      { navigation: [{ label: 'New', to: '/' }] },
      { navigation: [{ label: 'New' }] },
    ],
  ])('of %s has the draft with or without unsaved values, only for the site, and saves nothing', async (...row) => {
    const [type, at, saved, typed, shown] = row;
    const method = type === 'site' ? 'PUT' : 'POST';
    const { documentId } = await admin.data<{ documentId: string }>(method, at, saved);
    const read = (headers: Record<string, string>, values?: object) =>
      fetch(`${cms.url}/api/previews/${type}s/${documentId}?status=draft`, {
        method: values ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...headers },
        body: values && JSON.stringify({ values }),
      });
    const draft = async (values?: object) => {
      const response = await read({ 'x-preview-secret': String(cms.env.PREVIEW_SECRET) }, values);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return ((await response.json()) as { data: Fields }).data;
    };
    const values = { ...typed, lockVersion: 99 };
    for (const headers of [{}, { 'x-preview-secret': 'wrong' }, { authorization: `Bearer ${cms.env.CMS_TOKEN}` }]) {
      for (const sent of [undefined, values]) expect((await read(headers, sent)).status).toBe(404);
    }
    const merged = await draft(values);
    expect(merged).toMatchObject({ ...saved, ...typed, ...shown });
    expect(merged).not.toHaveProperty('lockVersion');
    expect(await draft()).toMatchObject(saved);

    const address = `/content-manager/preview/url/api::${type}.${type}?documentId=${documentId}&status=draft`;
    const url = new URL((await admin.data<{ url: string }>('GET', address)).url);
    expect(url.origin + url.pathname).toBe(`${cms.env.SITE_URL}/preview`);
    const [body = '', signature] = (url.searchParams.get('token') ?? '').split('.');
    const expected = createHmac('sha256', String(cms.env.PREVIEW_SECRET)).update(body).digest('base64url');
    expect(signature).toBe(expected);
    const token = JSON.parse(Buffer.from(body, 'base64url').toString()) as { documentId: string; expires: number };
    expect(token.documentId).toBe(documentId);
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
    expect(changes).toMatchObject([{ place: ['Main text'], parts: [{ text: 'six' }, { text: 'one' }] }]);
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
    await admin.removeFile(lost.id);
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
    await admin.act(at, 'publish');
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
    await waitFor(() => {
      clock.advance(61 * MINUTE_MS);
      expect(count()).toHaveLength(0);
    });
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

it('two editors with one entry open see each other, until one closes the form or is silent for a minute', async () => {
  type Present = { name: string; since: string };
  const id = await admin.createArticle({ title: 'Together', content: 'x' });
  const at = `/presence/${ARTICLE_UID}/${id}`;
  const open = async (call: ReturnType<typeof requestsAs>) =>
    ((await (await call('POST', at)).json()) as { data: Present[] }).data;
  const own = requestsAs(cms, admin.token);
  editor = await asColleague(cms, 'Editor', 'Second');
  expect(await open(own)).toEqual([]);
  const [seen] = await open(editor);
  expect(seen?.name).toBe('Site Admin');
  clock.advance(40_000);
  await open(own);
  expect(await open(editor)).toEqual([seen]);
  clock.advance(61_000);
  expect(await open(editor)).toEqual([]);
  expect((await open(own)).map(({ name }) => name)).toEqual(['Second Colleague']);
  await editor('DELETE', at);
  expect(await open(own)).toEqual([]);
});
