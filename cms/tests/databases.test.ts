import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { sql } from './support/database.ts';
import { multipart, rows, submit, VALID } from './support/leads.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';

let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;
const MESSAGES_PATH = '/content-manager/collection-types/api::contact-message.contact-message';
const json = { 'content-type': 'application/json' };

type Listed = { results: Array<Record<string, string>> };

/**
 * Behaviour that differs between databases but must be equal here. The time zone is far from UTC to find time zone
 * bugs.
 */
beforeAll(async () => {
  cms = await startCms({ TZ: 'Asia/Kolkata', FORM_RATE_LIMIT_PER_MINUTE: '0' });
  admin = await asAdmin(cms);
});
afterAll(() => cms.stop());

const send = (change: Record<string, string>) =>
  submit(cms, 'contact-messages', JSON.stringify({ ...VALID['contact-messages'], ...change }), json);
const listed = async (query: string) => ((await admin.call('GET', `${MESSAGES_PATH}?${query}`)) as Listed).results;

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
    const { data } = (await (await cms.read('articles?filters[slug][$eq]=long')).json()) as {
      data: Array<{ content: string }>;
    };
    expect(data[0]?.content).toBe(content);
  });
});

describe('order', () => {
  it('articles with equal dates have a stable order, and appear on one list page only', async () => {
    const slugs = Array.from({ length: 26 }, (_, n) => `same-moment-${n}`);
    for (const slug of slugs) await admin.publish(await admin.createArticle({ title: slug, slug, content: 'x' }));
    const moment = new Date('2026-01-01T00:00:00.000Z');
    sql(cms, `update articles set published_at = ? where slug like 'same-moment-%' and published_at is not null`, [
      moment,
    ]);
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const query = `articles?populate=*&sort=publishedAt:desc&pagination[page]=${page}&pagination[pageSize]=12`;
      const { data } = (await (await cms.read(query)).json()) as { data: Array<{ slug: string }> };
      seen.push(...data.map(({ slug }) => slug).filter((slug) => slug.startsWith('same-moment')));
    }
    expect(seen.sort()).toEqual(slugs.sort());
  });

  it('lists leads newest first', async () => {
    for (const name of ['One', 'Two', 'Three']) await send({ name });
    const names = (await listed('sort=receivedAt:DESC&pageSize=3')).map(({ name }) => name);
    expect(names).toEqual(['Three', 'Two', 'One']);
  });
});

describe('search', () => {
  it.each(['meera', 'MEERA', 'mEeRa jOSHI', 'SEARCH@example'])('finds "%s" in any case', async (search) => {
    if (rows(cms, 'contact_messages').every(({ name }) => name !== 'Meera Joshi')) {
      await send({ name: 'Meera Joshi', email: 'search@example.org' });
    }
    expect((await listed(`_q=${encodeURIComponent(search)}`)).map(({ name }) => name)).toEqual(['Meera Joshi']);
  });

  it.each(['100%', "o'", '\\'])('matches "%s" literally', async (search) => {
    const found = await listed(`_q=${encodeURIComponent(search)}`);
    expect(found.map(({ name }) => name)).toEqual([]);
  });
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
    const path = `/content-manager/collection-types/api::article.article/${id}`;
    expect(((await admin.call('GET', path)) as { data: object }).data).toMatchObject({ publishAt });
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
  const LIST = '/content-manager/collection-types/api::article.article';
  const rowsWith = (documentId: string) =>
    sql(cms, 'select id, published_at from articles where document_id = ?', [documentId]);
  const statesOf = (documentId: string) =>
    rowsWith(documentId)
      .map(({ published_at: time }) => (time === null ? 'draft' : 'published'))
      .sort();

  it('are one draft and one published row, after each action of Strapi', async () => {
    const id = await admin.createArticle({ title: 'One', slug: 'one-row', content: 'x' });
    expect(statesOf(id)).toEqual(['draft']);
    for (let n = 0; n < 2; n += 1) {
      await admin.publish(id, { content: `y${n}` });
      expect(statesOf(id)).toEqual(['draft', 'published']);
    }
    await admin.updateArticle(id, { content: 'z' });
    await admin.call('POST', `${LIST}/${id}/actions/discard`, {});
    expect(statesOf(id)).toEqual(['draft', 'published']);
    await admin.unpublish(id);
    expect(statesOf(id)).toEqual(['draft']);
    await admin.publish(id);
    await admin.call('POST', `${LIST}/${id}/actions/unpublish`, { discardDraft: true });
    expect(statesOf(id)).toEqual(['draft']);
    await admin.call('POST', `${LIST}/actions/bulkPublish`, { documentIds: [id] });
    expect(statesOf(id)).toEqual(['draft', 'published']);
    await admin.call('POST', `${LIST}/actions/bulkUnpublish`, { documentIds: [id] });
    const copy = (await admin.call('POST', `${LIST}/clone/${id}`, { title: 'Copy', slug: 'copy-row' })) as {
      data: { documentId: string };
    };
    expect([statesOf(id), statesOf(copy.data.documentId)]).toEqual([['draft'], ['draft']]);
  });

  it('cannot become two, whoever writes', async () => {
    const first = await admin.createArticle({ title: 'First', slug: 'first-row', content: 'x' });
    const second = await admin.createArticle({ title: 'Second', slug: 'second-row', content: 'x' });
    await admin.publish(first);
    await admin.publish(second);
    for (const state of ['is null', 'is not null']) {
      const take = () =>
        sql(cms, `update articles set document_id = ? where document_id = ? and published_at ${state}`, [
          first,
          second,
        ]);
      expect(take).toThrow(/unique/i);
    }
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
    const first = await admin.createArticle({ title: 'Older', slug: 'older-row', content: 'x' });
    const second = await admin.createArticle({ title: 'Younger', slug: 'younger-row', content: 'x' });
    sql(cms, 'delete from strapi_database_schema');
    await cms.halt();
    cms = await startCms(cms.env);
    const take = () => sql(cms, 'update articles set document_id = ? where document_id = ?', [first, second]);
    expect(take).toThrow(/unique/i);
  });
});
