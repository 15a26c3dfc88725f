import { describe, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { sql } from './support/database.ts';
import { ARTICLES } from './support/entries.ts';
import { rows, sendForm } from './support/leads.ts';
import { startCms } from './support/start-cms.ts';

// Behaviour that differs between databases but must be equal here. The time zone is far from UTC to find time zone bugs.
let cms = await startCms({ TZ: 'Asia/Kolkata', FORM_RATE_LIMIT_PER_MINUTE: '0' });
const admin = await asAdmin(cms);
const MESSAGES_PATH = '/content-manager/collection-types/api::contact-message.contact-message';

type Listed = { results: Array<Record<string, string>> };

const send = (change: Record<string, string>) => sendForm(cms, 'contact-messages', change);
const namesIn = async (query: string) =>
  ((await admin.call('GET', `${MESSAGES_PATH}?${query}`)) as Listed).results.map(({ name }) => name);
const create = (title: string) =>
  admin.createArticle({ title, slug: title.toLowerCase().replaceAll(' ', '-'), content: 'x' });

describe('lengths', () => {
  it('stores the longest allowed entry unchanged, also with four-byte characters', async () => {
    for (const message of ['m'.repeat(2000), '😀'.repeat(1000), 'é'.repeat(2000)]) {
      expect((await send({ name: 'Long', message })).status).toBe(201);
      expect(rows(cms, 'contact_messages').at(-1)?.message).toBe(message);
    }
  });

  it('stores an article of 300,000 characters unchanged', async () => {
    const content = `${'A long report. '.repeat(20_000)}The end.`;
    await admin.publishArticle('long', { content });
    expect((await cms.article('long'))?.content).toBe(content);
  });
});

it('articles with equal dates have a stable order, and appear on one list page only', async () => {
  const slugs = Array.from({ length: 26 }, (_, n) => `same-moment-${n}`);
  for (const slug of slugs) await admin.publishArticle(slug);
  const update = `update articles set published_at = ? where slug like 'same-moment-%' and published_at is not null`;
  sql(cms, update, [new Date('2026-01-01T00:00:00.000Z')]);
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    const query = `articles?populate=*&sort=publishedAt:desc&pagination[page]=${page}&pagination[pageSize]=12`;
    const found = await cms.data<Array<{ slug: string }>>(query);
    seen.push(...found.map(({ slug }) => slug).filter((slug) => slug.startsWith('same-moment')));
  }
  expect(seen.sort()).toEqual(slugs.sort());
});

it('search finds text in any case, and matches signs literally', async () => {
  await send({ name: 'Meera Joshi', email: 'search@example.org' });
  const search = (text: string) => namesIn(`_q=${encodeURIComponent(text)}`);
  for (const text of ['meera', 'MEERA', 'mEeRa jOSHI', 'SEARCH@example']) {
    expect(await search(text), text).toEqual(['Meera Joshi']);
  }
  for (const text of ['100%', "o'", '\\']) expect(await search(text), text).toEqual([]);
});

describe('time', () => {
  it('is stored in UTC and read back to the millisecond, in any time zone', async () => {
    const before = Date.now();
    await send({ name: 'On time' });
    const stored = Number(rows(cms, 'contact_messages').at(-1)?.received_at);
    expect(stored).toBeGreaterThanOrEqual(before - 1000);
    expect(stored).toBeLessThanOrEqual(Date.now() + 1000);
    const publishAt = '2099-06-30T18:45:12.345Z';
    const id = await admin.createArticle({ title: 'In time', slug: 'in-time', content: 'x', publishAt });
    expect(Number(sql(cms, `select publish_at from articles where slug = 'in-time'`)[0]?.publish_at)).toBe(
      Date.parse(publishAt),
    );
    expect(await admin.data('GET', `${ARTICLES}/${id}`)).toMatchObject({ publishAt });
  });

  it('a date without a time does not change', async () => {
    expect((await sendForm(cms, 'demo-requests', { preferredDate: '2099-01-01' })).status).toBe(201);
    expect(String(rows(cms, 'demo_requests').at(-1)?.preferred_date)).toContain('2099-01-01');
  });
});

it('concurrent saves of one article leave one complete text', async () => {
  const id = await admin.createArticle({ title: 'Shared', slug: 'shared', content: 'x' });
  const texts = Array.from({ length: 8 }, (_, n) => `Text of editor ${n}. `.repeat(50));
  await Promise.all(texts.map((content) => admin.updateArticle(id, { title: 'Shared', slug: 'shared', content })));
  const stored = sql(cms, `select content from articles where slug = 'shared'`);
  expect(stored).toHaveLength(1);
  expect(texts).toContain(stored[0]?.content);
});

describe('rows of one entry', () => {
  const statesOf = (documentId: string) =>
    sql(cms, 'select published_at from articles where document_id = ?', [documentId])
      .map(({ published_at: time }) => (time === null ? 'draft' : 'published'))
      .sort();

  it('are one draft and one published row, after each action of Strapi', async () => {
    const id = await create('One row');
    const states = async (result: Promise<unknown>) => {
      await result;
      return statesOf(id).join();
    };
    const act = (action: string, fields?: object) => states(admin.act(`${ARTICLES}/${id}`, action, { ...fields }));
    const bulk = (action: string) => states(admin.act(ARTICLES, action, { documentIds: [id] }));
    expect(statesOf(id)).toEqual(['draft']);
    for (let n = 0; n < 2; n += 1) expect(await act('publish', { content: `y${n}` })).toBe('draft,published');
    await admin.updateArticle(id, { content: 'z' });
    expect(await act('discard')).toBe('draft,published');
    expect(await act('unpublish')).toBe('draft');
    await admin.publish(id);
    expect(await act('unpublish', { discardDraft: true })).toBe('draft');
    expect(await bulk('bulkPublish')).toBe('draft,published');
    expect(await bulk('bulkUnpublish')).toBe('draft');
    const copy = await admin.create(`${ARTICLES}/clone/${id}`, { title: 'Copy', slug: 'copy-row' });
    expect([statesOf(id), statesOf(copy)]).toEqual([['draft'], ['draft']]);
  });

  const takeId = (table: string, of: unknown, by: unknown, where = '') =>
    expect(() =>
      sql(cms, `update ${table} set document_id = ? where document_id = ? ${where}`, [String(of), String(by)]),
    ).toThrow(/unique/i);

  it('cannot become two, whoever writes', async () => {
    const [first, second] = [await admin.publishArticle('first-row'), await admin.publishArticle('second-row')];
    takeId('articles', first, second, 'and published_at is null');
    takeId('articles', first, second, 'and published_at is not null');
    for (const name of ['Lead one', 'Lead two']) await send({ name });
    const [one, two] = rows(cms, 'contact_messages').slice(-2);
    takeId('contact_messages', one?.document_id, two?.document_id);
  });

  it('cannot become two after a start that compares the whole schema, as after an upgrade', async () => {
    const [first, second] = [await create('Older row'), await create('Younger row')];
    sql(cms, 'delete from strapi_database_schema');
    await cms.halt();
    cms = await startCms(cms.env);
    takeId('articles', first, second);
  });
});
