import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { movableClock } from '../../scripts/lib/movable-clock.mjs';
import { asColleague } from './support/colleague.ts';
import { sql } from './support/database.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';
import { waitFor } from './support/wait-for.ts';

const MINUTE_MS = 60_000;
const LIST = '/content-manager/collection-types/api::article.article';
const clock = movableClock();
let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;
let author: Awaited<ReturnType<typeof asColleague>>;

type Entry = { documentId: string; publishAt: string | null; unpublishAt: string | null; status: string };
type Fields = Record<string, unknown>;
type TypeFixture = {
  uid: string;
  table: string;
  fields: (name: string) => Fields;
  read: (name: string) => Promise<unknown>;
};

beforeAll(async () => {
  cms = await startCms({ ...clock.env, LOG_LEVEL: 'info' });
  admin = await asAdmin(cms);
  author = await asColleague(cms, 'Author');
});
afterAll(async () => {
  await cms.stop();
  clock.remove();
});

/** The real time between two advances of the clock. Each advance also counts for database timeouts. */
const ADVANCE_INTERVAL_MS = 2000;

/** Advances the clock minute by minute until `check` passes. The job runs at each full minute. */
async function inTime(check: () => unknown): Promise<void> {
  let last = 0;
  await waitFor(
    async () => {
      if (Date.now() - last >= ADVANCE_INTERVAL_MS) {
        clock.advance(MINUTE_MS);
        last = Date.now();
      }
      await check();
    },
    { timeout: 30_000, interval: 100 },
  );
}

const inMinutes = (minutes: number) => new Date(clock.now() + minutes * MINUTE_MS).toISOString();

const messages = () => cms.log.map((line) => (JSON.parse(line) as { message: string }).message);

/** Reads one entry from a response of the public API. */
async function readOne(path: string, find: (data: never) => unknown): Promise<unknown> {
  const response = await cms.read(path);
  expect(response.status).toBe(200);
  return find(((await response.json()) as { data: never }).data);
}

const TYPES: Array<[string, TypeFixture]> = [
  [
    'article',
    {
      uid: 'api::article.article',
      table: 'articles',
      fields: (name) => ({ title: name, slug: name, content: 'x' }),
      read: (name) => readOne(`articles?filters[slug][$eq]=${name}`, ([first]: Fields[]) => first),
    },
  ],
  [
    'page',
    {
      uid: 'api::page.page',
      table: 'pages',
      fields: (name) => ({
        ...{ title: name, path: `/${name}`, description: 'x', type: 'company' },
        sections: [{ __component: 'opening.page-hero', title: name, variant: 'paper' }],
      }),
      read: (name) =>
        readOne('site-content', ({ pages }: { pages: Array<{ path: string }> }) =>
          pages.find(({ path }) => path === `/${name}`),
        ),
    },
  ],
];

type Audited = { message: string; action?: string; user?: number; status?: number; path?: string };
const refusals = () => cms.log.map((line) => JSON.parse(line) as Audited).filter(({ action }) => action === 'refusal');

it('an Author cannot schedule an article, gets the reason, and the audit log has the account', async () => {
  const body = { title: 'By the author', content: 'x', publishAt: inMinutes(5) };
  const response = await author('POST', LIST, body);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: { message: string } };
  expect(error.message).toMatch(/^Only who may publish can schedule this article/);
  await waitFor(() => expect(refusals()).toHaveLength(1));
  expect(refusals()[0]).toMatchObject({ user: author.id, status: 400, path: LIST });
});

describe('an article of an Author that an Editor has scheduled', () => {
  const messageOf = async (response: Response) =>
    ((await response.json()) as { error?: { message: string } }).error?.message ?? '';
  const stored = (id: string) =>
    sql(cms, 'select * from articles where document_id = ? and published_at is null', [id])[0];

  async function written(name: string, times: Fields): Promise<string> {
    const response = await author('POST', LIST, { title: name, slug: name, content: 'Seen' });
    const { documentId } = ((await response.json()) as { data: Entry }).data;
    await author('PUT', `${LIST}/${documentId}`, { content: 'Seen later' });
    await admin.updateArticle(documentId, times);
    return documentId;
  }

  it('goes out as the Editor saw it, whatever the Author sends', async () => {
    const id = await written('seen', { publishAt: inMinutes(3), unpublishAt: inMinutes(90) });
    const { data: revisions } = (await (await author('GET', `/revisions/api::article.article/${id}`)).json()) as {
      data: Array<{ id: number }>;
    };
    const before = stored(id);
    const attempts: Array<[string, string, Fields]> = [
      ['PUT', `${LIST}/${id}`, { content: 'NOT SEEN' }],
      ['PUT', `${LIST}/${id}`, { content: 'NOT SEEN', publishAt: null }],
      ['PUT', `${LIST}/${id}`, { unpublishAt: null }],
      ['PUT', `${LIST}/${id}`, { documentId: id, title: 'NOT SEEN' }],
      ['POST', `/revisions/api::article.article/${id}/${revisions.at(-1)?.id}/restore`, { lockVersion: null }],
    ];
    for (const attempt of attempts) {
      expect(await messageOf(await author(...attempt))).toMatch(/^"seen" is scheduled for .* Ask an editor to clear/);
    }
    const changes = () => refusals().filter(({ path }) => path === `${LIST}/${id}`);
    await waitFor(() => expect(changes()).toHaveLength(4));
    expect(changes().every(({ user, status }) => user === author.id && status === 400)).toBe(true);
    expect(stored(id)).toEqual(before);
    const read = () => readOne('articles?filters[slug][$eq]=seen', ([first]: Fields[]) => first);
    await inTime(async () => expect(await read()).toMatchObject({ content: 'Seen later' }));
    expect((await author('PUT', `${LIST}/${id}`, { content: 'The next text' })).status).toBe(200);
  });

  it('leaves the site at its time: the Author cannot clear it, and Discard keeps it', async () => {
    const id = await written('leaving', {});
    await admin.publish(id);
    const unpublishAt = inMinutes(60);
    await admin.updateArticle(id, { unpublishAt });
    const response = await author('PUT', `${LIST}/${id}`, { unpublishAt: null });
    expect([response.status, await messageOf(response)]).toEqual([
      400,
      expect.stringMatching(/^Only who may publish can clear/),
    ]);
    expect((await author('PUT', `${LIST}/${id}`, { content: 'Another text', unpublishAt })).status).toBe(200);
    const scheduledBy = stored(id)?.scheduled_by;
    expect((await author('POST', `${LIST}/${id}/actions/discard`, {})).status).toBe(200);
    expect(stored(id)).toMatchObject({ content: 'Seen later', scheduled_by: scheduledBy });
    expect(
      new Date(String(((await admin.call('GET', `${LIST}/${id}`)) as { data: Entry }).data.unpublishAt)).toISOString(),
    ).toBe(unpublishAt);
    await admin.updateArticle(id, { unpublishAt: null });
    expect(stored(id)).toMatchObject({ unpublish_at: null, scheduled_by: null });
  });
});

describe.each(TYPES)('a scheduled %s', (noun, { uid, table, fields, read }) => {
  const list = `/content-manager/collection-types/${uid}`;
  const draft = async (id: string) => ((await admin.call('GET', `${list}/${id}`)) as { data: Entry }).data;
  const act = (id: string, action: string, more: Fields = {}) =>
    admin.call('POST', `${list}/${id}/actions/${action}`, more);
  async function create(name: string, more: Fields = {}): Promise<string> {
    const { data } = (await admin.call('POST', list, { ...fields(name), ...more })) as { data: Entry };
    return data.documentId;
  }
  const waitUntilPublic = (name: string) => inTime(async () => expect(await read(name)).toBeDefined());

  it('is published when its time has passed, not before, and its time is in no response', async () => {
    await create('later', { publishAt: '2099-01-01T00:00:00.000Z' });
    const id = await create('due', { publishAt: inMinutes(2) });
    clock.advance(MINUTE_MS);
    expect(await read('due')).toBeUndefined();
    await waitUntilPublic('due');
    expect(await read('later')).toBeUndefined();
    const response = await read('due');
    expect(response).not.toHaveProperty('publishAt');
    expect(response).not.toHaveProperty('scheduledBy');
    expect(await draft(id)).toMatchObject({ publishAt: null, status: 'published' });
  });

  it('is not published by Publish before its time', async () => {
    const id = await create('tomorrow', { publishAt: inMinutes(60) });
    const { message, field } = await admin.refused('POST', `${list}/${id}/actions/publish`);
    expect(message).toMatch(
      /^"tomorrow" is scheduled for .* UTC\. Press Save to leave it scheduled, or clear the time/,
    );
    expect(field).toBe('publishAt');
    expect(await read('tomorrow')).toBeUndefined();
    await act(id, 'publish', { publishAt: null });
    expect(await read('tomorrow')).toBeDefined();
  });

  it('is not published again after Unpublish, and a copy of it is not published', async () => {
    const id = await create('withdrawn');
    await act(id, 'publish');
    await admin.call('PUT', `${list}/${id}`, {
      ...fields('withdrawn'),
      publishAt: inMinutes(3),
      unpublishAt: inMinutes(9),
    });
    const copy = await admin.call('POST', `${list}/clone/${id}`, fields('copied'));
    expect((copy as { data: Entry }).data).toMatchObject({ publishAt: null, unpublishAt: null });
    await act(id, 'unpublish');
    expect((await draft(id)).publishAt).toBeNull();
    await create('after-it', { publishAt: inMinutes(3) });
    await waitUntilPublic('after-it');
    expect(await read('withdrawn')).toBeUndefined();
    expect(await read('copied')).toBeUndefined();
  });

  it('is unpublished at its time, once, and an end before the beginning is refused', async () => {
    const times = { publishAt: inMinutes(2), unpublishAt: inMinutes(8) };
    const wrong = { ...fields('two-days'), ...times, unpublishAt: inMinutes(1) };
    const { message, field } = await admin.refused('POST', list, wrong);
    expect(message).toMatch(/would be unpublished before it is published/);
    expect(field).toBe('unpublishAt');
    const id = await create('two-days', times);
    const upcoming = (await admin.call('GET', '/schedule')) as { data: Fields[] };
    const entry = { uid, documentId: id, title: 'two-days' };
    expect(upcoming.data.filter(({ documentId }) => documentId === id)).toEqual([
      { ...entry, action: 'publish', at: times.publishAt },
      { ...entry, action: 'unpublish', at: times.unpublishAt },
    ]);
    await waitUntilPublic('two-days');
    expect(await read('two-days')).not.toHaveProperty('unpublishAt');
    expect(await draft(id)).toMatchObject({ publishAt: null, unpublishAt: times.unpublishAt });
    clock.advance(5 * MINUTE_MS);
    await inTime(async () => expect(await read('two-days')).toBeUndefined());
    expect(await draft(id)).toMatchObject({ unpublishAt: null, status: 'draft' });
    await act(id, 'publish');
    expect(await draft(id)).toMatchObject({ status: 'published' });
  });

  it('is not accepted with a past time', async () => {
    const { message, field } = await admin.refused('POST', list, { ...fields('past'), publishAt: inMinutes(-60) });
    expect(message).toMatch(/^This time has passed/);
    expect(field).toBe('publishAt');
  });

  it('is not published after its user lost the permission', async () => {
    const id = await create('no-right-any-more', { publishAt: inMinutes(2) });
    await create('with-the-right', { publishAt: inMinutes(2) });
    const [user] = sql(cms, `select id from admin_users where email = 'author@example.org'`);
    sql(cms, `update ${table} set scheduled_by = ? where document_id = ?`, [Number(user?.id), id]);
    await waitUntilPublic('with-the-right');
    expect(await read('no-right-any-more')).toBeUndefined();
    expect(messages()).toContainEqual(
      expect.stringMatching(
        new RegExp(`^Scheduled ${noun} "/?no-right-any-more" could not be published: who scheduled it may not publish`),
      ),
    );
  });
});

it('a scheduled page that breaks a rule stays a draft, and the log says why', async () => {
  const list = '/content-manager/collection-types/api::page.page';
  const { data } = (await admin.call('POST', list, {
    ...{ title: 'No opening', path: '/no-opening', description: 'x', type: 'company', sections: [] },
    publishAt: inMinutes(2),
  })) as { data: Entry };
  await inTime(() =>
    expect(messages()).toContainEqual(
      expect.stringMatching(/^Scheduled page "\/no-opening" could not be published: "No opening" must start/),
    ),
  );
  const { data: draft } = (await admin.call('GET', `${list}/${data.documentId}`)) as { data: Entry };
  expect(draft).toMatchObject({ status: 'draft', publishAt: expect.any(String) });
});
