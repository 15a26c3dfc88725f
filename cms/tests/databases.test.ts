import { afterAll, describe, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { sql } from './support/database.ts';
import { ARTICLES } from './support/entries.ts';
import { multipart, rows, submit, VALID } from './support/leads.ts';
import { startCms } from './support/start-cms.ts';

// Behaviour that differs between databases but must be equal here. The time zone is far from UTC to find time zone bugs.
let cms = await startCms({ TZ: 'Asia/Kolkata', FORM_RATE_LIMIT_PER_MINUTE: '0' });
afterAll(() => cms.stop());
const admin = await asAdmin(cms);
const MESSAGES_PATH = '/content-manager/collection-types/api::contact-message.contact-message';
const json = { 'content-type': 'application/json' };

type Listed = { results: Array<Record<string, string>> };

const send = (change: Record<string, string>) =>
  submit(cms, 'contact-messages', JSON.stringify({ ...VALID['contact-messages'], ...change }), json);
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
    const id = await admin.createArticle({ title: 'Long', slug: 'long', content });
    await admin.publish(id);
    expect((await cms.article('long'))?.content).toBe(content);
  });
});

describe('order', () => {
  it('articles with equal dates have a stable order, and appear on one list page only', async () => {
    const slugs = Array.from({ length: 26 }, (_, n) => `same-moment-${n}`);
    for (const slug of slugs) await admin.publish(await admin.createArticle({ title: slug, slug, content: 'x' }));
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

  it('lists leads newest first', async () => {
    for (const name of ['One', 'Two', 'Three']) await send({ name });
    expect(await namesIn('sort=receivedAt:DESC&pageSize=3')).toEqual(['Three', 'Two', 'One']);
  });
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
    const body = multipart({ ...VALID['demo-requests'], preferredDate: '2099-01-01' });
    expect((await submit(cms, 'demo-requests', body)).status).toBe(201);
    expect(String(rows(cms, 'demo_requests').at(-1)?.preferred_date)).toContain('2099-01-01');
  });
});

describe('concurrency', () => {
  it('sixty concurrent submissions are all acknowledged and stored', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `At once ${n}`);
    const responses = await Promise.all(names.map((name) => send({ name })));
    expect(responses.map(({ status }) => status)).toEqual(names.map(() => 201));
    const stored = rows(cms, 'contact_messages').map(({ name }) => String(name));
    expect(stored.filter((name) => name.startsWith('At once')).sort()).toEqual([...names].sort());
  });

  it('concurrent saves of one article leave one complete text', async () => {
    const id = await admin.createArticle({ title: 'Shared', slug: 'shared', content: 'x' });
    const texts = Array.from({ length: 8 }, (_, n) => `Text of editor ${n}. `.repeat(50));
    await Promise.all(texts.map((content) => admin.updateArticle(id, { title: 'Shared', slug: 'shared', content })));
    const stored = sql(cms, `select content from articles where slug = 'shared'`);
    expect(stored).toHaveLength(1);
    expect(texts).toContain(stored[0]?.content);
  });
});

describe('rows of one entry', () => {
  const statesOf = (documentId: string) =>
    sql(cms, 'select published_at from articles where document_id = ?', [documentId])
      .map(({ published_at: time }) => (time === null ? 'draft' : 'published'))
      .sort();

  it('are one draft and one published row, after each action of Strapi', async () => {
    const id = await create('One row');
    expect(statesOf(id)).toEqual(['draft']);
    for (let n = 0; n < 2; n += 1) {
      await admin.publish(id, { content: `y${n}` });
      expect(statesOf(id)).toEqual(['draft', 'published']);
    }
    await admin.updateArticle(id, { content: 'z' });
    await admin.call('POST', `${ARTICLES}/${id}/actions/discard`, {});
    expect(statesOf(id)).toEqual(['draft', 'published']);
    await admin.unpublish(id);
    expect(statesOf(id)).toEqual(['draft']);
    await admin.publish(id);
    await admin.call('POST', `${ARTICLES}/${id}/actions/unpublish`, { discardDraft: true });
    expect(statesOf(id)).toEqual(['draft']);
    await admin.call('POST', `${ARTICLES}/actions/bulkPublish`, { documentIds: [id] });
    expect(statesOf(id)).toEqual(['draft', 'published']);
    await admin.call('POST', `${ARTICLES}/actions/bulkUnpublish`, { documentIds: [id] });
    const copy = await admin.create(`${ARTICLES}/clone/${id}`, { title: 'Copy', slug: 'copy-row' });
    expect([statesOf(id), statesOf(copy)]).toEqual([['draft'], ['draft']]);
  });

  const takeId = (of: string, by: string, where = '') =>
    expect(() => sql(cms, `update articles set document_id = ? where document_id = ? ${where}`, [of, by])).toThrow(
      /unique/i,
    );

  it('cannot become two, whoever writes', async () => {
    const [first, second] = [await create('First row'), await create('Second row')];
    await admin.publish(first);
    await admin.publish(second);
    takeId(first, second, 'and published_at is null');
    takeId(first, second, 'and published_at is not null');
    await send({ name: 'Lead one' });
    await send({ name: 'Lead two' });
    const [one, two] = rows(cms, 'contact_messages')
      .slice(-2)
      .map(({ document_id: id }) => String(id)) as [string, string];
    expect(() => sql(cms, 'update contact_messages set document_id = ? where document_id = ?', [one, two])).toThrow(
      /unique/i,
    );
  });

  it('cannot become two after a start that compares the whole schema, as after an upgrade', async () => {
    const [first, second] = [await create('Older row'), await create('Younger row')];
    sql(cms, 'delete from strapi_database_schema');
    await cms.halt();
    cms = await startCms(cms.env);
    takeId(first, second);
  });
});
