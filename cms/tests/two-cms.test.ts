import type { Core } from '@strapi/strapi';
import knex from 'knex';
import { expect, it } from 'vitest';
import { ensureOneRowPerState } from '../src/bootstrap/database.ts';
import { asAdmin, asColleague, login } from './support/admin.ts';
import { ownDatabase, sql } from './support/database.ts';
import { multipart, submit, VALID } from './support/leads.ts';
import { type RunningCms, startClock, startCms, waitFor } from './support/start-cms.ts';

const MINUTE_MS = 60_000;
const ARTICLE = 'api::article.article';
const clock = startClock();

const ownIndexes = (env: Record<string, string>) =>
  sql(
    { env },
    `select indexname from pg_indexes where indexname like '%_one_draft' or indexname like '%_one_published'`,
  );

// Two CMS that start at the same time on one database, which has none of the tables and indexes of a start.
const database = await ownDatabase();
sql({ env: database }, 'drop table rate_limits');
sql({ env: database }, 'drop table edit_presence');
for (const { indexname } of ownIndexes(database)) sql({ env: database }, `drop index "${String(indexname)}"`);
const settings = { ...database, ...clock.env, FORM_RATE_LIMIT_PER_MINUTE: '2' };
const [first, second] = (await Promise.all([startCms(settings), startCms(settings)])) as [RunningCms, RunningCms];
const messages = () =>
  [first, second].flatMap(({ log }) => log.map((line) => JSON.parse(line) as { level: string; message: string }));

it('two CMS that start at the same time on one database create its tables and indexes', () => {
  const created = ['articles_one_draft', 'articles_one_published', 'pages_one_draft', 'contact_messages_one_published'];
  expect(ownIndexes(first.env).map(({ indexname }) => indexname)).toEqual(expect.arrayContaining(created));
  expect(messages()).toEqual([]);
});

it('create an index at the same time without an error', async () => {
  const connections = [0, 1].map(() => knex({ client: 'pg', connection: String(first.env.DATABASE_URL) }));
  const contentTypes = { [ARTICLE]: { uid: ARTICLE, collectionName: 'articles' } };
  for (let round = 0; round < 30; round += 1) {
    sql(first, 'drop index articles_one_draft');
    await Promise.all(
      connections.map((connection) =>
        ensureOneRowPerState({ db: { connection }, contentTypes } as unknown as Core.Strapi),
      ),
    );
  }
  await Promise.all(connections.map((connection) => connection.destroy()));
});

it('count the forms of a visitor together', async () => {
  const send = (cms: RunningCms) => {
    const body = multipart(VALID['join-applications']);
    return submit(cms, 'join-applications', body, { 'x-client-ip': '203.0.113.9' }, clock.now());
  };
  const statuses = [];
  for (const cms of [first, second, first, second]) statuses.push((await send(cms)).status);
  expect(statuses).toEqual([201, 201, 429, 429]);
});

it('know a device that has logged in at the other one, and count its failures together', async () => {
  const right = { email: first.env.ADMIN_EMAIL, password: first.env.ADMIN_PASSWORD };
  const cookie = (await login(first, right)).headers
    .getSetCookie()
    .filter((one) => one.startsWith('known-device'))
    .map((one) => one.split(';')[0])
    .join('; ');
  for (let n = 0; n < 10; n += 1) {
    const response = await login(n % 2 === 0 ? first : second, { ...right, password: 'wrong' }, { cookie });
    expect(response.status).toBe(400);
  }
  for (const cms of [first, second]) expect((await login(cms, right, { cookie })).status).toBe(429);
});

it('show who has an entry open at the other one', async () => {
  const [admin, editor] = [await asAdmin(first), await asColleague(first, 'Editor')];
  const id = await admin.createArticle({ title: 'Open', slug: 'open', content: 'x' });
  await editor('POST', `/presence/${ARTICLE}/${id}`);
  const there = await asAdmin(second);
  expect(await there.call('POST', `/presence/${ARTICLE}/${id}`)).toMatchObject({
    data: [{ name: 'Editor Colleague' }],
  });
});

it('publish what is scheduled once', async () => {
  const admin = await asAdmin(first);
  const before = messages().length;
  const publishAt = new Date(clock.now() + MINUTE_MS / 2).toISOString();
  const slugs = Array.from({ length: 12 }, (_, n) => `scheduled-${n}`);
  for (const slug of slugs) await admin.createArticle({ title: slug, slug, content: 'x', publishAt });
  const published = () =>
    sql(first, `select slug from articles where slug like 'scheduled-%' and published_at is not null order by id`);
  clock.advance(MINUTE_MS);
  await waitFor(() => expect(published()).toHaveLength(slugs.length), { timeout: 30_000 });
  clock.advance(MINUTE_MS);
  await waitFor(() => expect(sql(first, `select slug from articles where publish_at is not null`)).toEqual([]));
  const revisions = sql(
    first,
    `select entry_id, count(*) from revisions where kind = 'published' group by entry_id having count(*) > 1`,
  );
  expect(revisions).toEqual([]);
  expect(messages().slice(before)).toEqual([]);
});
