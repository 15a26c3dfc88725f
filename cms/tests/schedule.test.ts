import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from './support/admin.ts';
import { sql } from './support/database.ts';
import { ARTICLES, HERO, NEW_PAGE, PAGES } from './support/entries.ts';
import { messageOf } from './support/leads.ts';
import { startClock, startCms, waitFor } from './support/start-cms.ts';

const MINUTE_MS = 60_000;
const clock = startClock();
const cms = await startCms({ ...clock.env, LOG_LEVEL: 'info' });
const admin = await asAdmin(cms);
const author = await asColleague(cms, 'Author');

type Entry = { documentId: string; publishAt: string | null; unpublishAt: string | null; status: string };
type Fields = Record<string, unknown>;
type Type = { noun: string; fields: (name: string) => Fields; read: (name: string) => Promise<unknown> };

/** Advances the clock minute by minute until `check` passes. The job runs at each full minute. */
async function inTime(check: () => unknown): Promise<void> {
  let last = 0;
  await waitFor(
    async () => {
      // The job of each minute must end before the next.
      if (Date.now() - last >= 2000) {
        clock.advance(MINUTE_MS);
        last = Date.now();
      }
      await check();
    },
    { timeout: 30_000 },
  );
}

const inMinutes = (minutes: number) => new Date(clock.now() + minutes * MINUTE_MS).toISOString();

const messages = () => cms.log.map((line) => (JSON.parse(line) as { message: string }).message);

const TYPES: Type[] = [
  {
    noun: 'article',
    fields: (name) => ({ title: name, slug: name, content: 'x' }),
    read: (name) => cms.article(name),
  },
  {
    noun: 'page',
    fields: (name) => ({ ...NEW_PAGE, title: name, path: `/${name}`, sections: [{ ...HERO, title: name }] }),
    async read(name) {
      const { pages } = await cms.data<{ pages: Array<{ path: string }> }>('site-content');
      return pages.find(({ path }) => path === `/${name}`);
    },
  },
];

type Audited = { message: string; action?: string; user?: number; status?: number; path?: string };
const refusals = () => cms.log.map((line) => JSON.parse(line) as Audited).filter(({ action }) => action === 'refusal');

describe('an article of an Author that an Editor has scheduled', () => {
  const stored = (id: string) =>
    sql(cms, 'select * from articles where document_id = ? and published_at is null', [id])[0];

  async function written(name: string, times: Fields): Promise<string> {
    const entry = { title: name, slug: name, content: 'Seen' };
    const { documentId } = (await author.json<{ data: Entry }>('POST', ARTICLES, entry)).data;
    await author('PUT', `${ARTICLES}/${documentId}`, { content: 'Seen later' });
    await admin.updateArticle(documentId, times);
    return documentId;
  }

  it('goes out as the Editor saw it, whatever the Author sends', async () => {
    const id = await written('seen', { publishAt: inMinutes(3), unpublishAt: inMinutes(90) });
    const at = `/revisions/api::article.article/${id}`;
    const revisions = await admin.data<Array<{ id: number }>>('GET', at);
    const before = stored(id);
    const attempts: Array<[string, string, Fields]> = [
      ['PUT', `${ARTICLES}/${id}`, { content: 'NOT SEEN' }],
      ['PUT', `${ARTICLES}/${id}`, { content: 'NOT SEEN', publishAt: null }],
      ['PUT', `${ARTICLES}/${id}`, { unpublishAt: null }],
      ['PUT', `${ARTICLES}/${id}`, { documentId: id, title: 'NOT SEEN' }],
      ['POST', `${at}/${revisions.at(-1)?.id}/restore`, { lockVersion: null }],
    ];
    for (const attempt of attempts) {
      expect(await messageOf(await author(...attempt))).toMatch(/^"seen" is scheduled for .* Ask an editor to clear/);
    }
    const scheduling = await author('POST', ARTICLES, { title: 'By the author', publishAt: inMinutes(5) });
    expect(await messageOf(scheduling)).toMatch(/^Only who may publish can schedule this article/);
    const changes = () => refusals().filter(({ path }) => path === `${ARTICLES}/${id}` || path === ARTICLES);
    await waitFor(() => expect(changes()).toHaveLength(5));
    expect(changes().every(({ user, status }) => user === author.id && status === 400)).toBe(true);
    expect(stored(id)).toEqual(before);
    await inTime(async () => expect(await cms.article('seen')).toMatchObject({ content: 'Seen later' }));
    expect((await author('PUT', `${ARTICLES}/${id}`, { content: 'The next text' })).status).toBe(200);
  });

  it('leaves the site at its time: the Author cannot clear it, and Discard keeps it', async () => {
    const id = await written('leaving', {});
    await admin.publish(id);
    const unpublishAt = inMinutes(60);
    await admin.updateArticle(id, { unpublishAt });
    const response = await author('PUT', `${ARTICLES}/${id}`, { unpublishAt: null });
    expect([response.status, await messageOf(response)]).toEqual([
      400,
      expect.stringMatching(/^Only who may publish can clear/),
    ]);
    expect((await author('PUT', `${ARTICLES}/${id}`, { content: 'Another text', unpublishAt })).status).toBe(200);
    const scheduledBy = stored(id)?.scheduled_by;
    expect((await author('POST', `${ARTICLES}/${id}/actions/discard`, {})).status).toBe(200);
    expect(stored(id)).toMatchObject({ content: 'Seen later', scheduled_by: scheduledBy });
    expect(await admin.data('GET', `${ARTICLES}/${id}`)).toMatchObject({ unpublishAt });
    await admin.updateArticle(id, { unpublishAt: null });
    expect(stored(id)).toMatchObject({ unpublish_at: null, scheduled_by: null });
  });
});

describe.each(TYPES)('a scheduled $noun', ({ noun, fields, read }) => {
  const uid = `api::${noun}.${noun}`;
  const list = `/content-manager/collection-types/${uid}`;
  const draft = (id: string) => admin.data<Entry>('GET', `${list}/${id}`);
  const act = (id: string, action: string, more?: Fields) => admin.act(`${list}/${id}`, action, more);
  const create = (name: string, more: Fields = {}) => admin.create(list, { ...fields(name), ...more });
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
    const times = { publishAt: inMinutes(3), unpublishAt: inMinutes(9) };
    await admin.call('PUT', `${list}/${id}`, { ...fields('withdrawn'), ...times });
    const copy = await admin.data('POST', `${list}/clone/${id}`, fields('copied'));
    expect(copy).toMatchObject({ publishAt: null, unpublishAt: null });
    await act(id, 'unpublish');
    expect((await draft(id)).publishAt).toBeNull();
    await create('after-it', { publishAt: inMinutes(3) });
    await waitUntilPublic('after-it');
    expect(await read('withdrawn')).toBeUndefined();
    expect(await read('copied')).toBeUndefined();
  });

  it('is unpublished at its time, once, and a past time or an end before the beginning is refused', async () => {
    const times = { publishAt: inMinutes(2), unpublishAt: inMinutes(8) };
    for (const [wrong, field, message] of [
      [{ ...times, unpublishAt: inMinutes(1) }, 'unpublishAt', 'would be unpublished before it is published'],
      [{ publishAt: inMinutes(-60) }, 'publishAt', 'This time has passed'],
    ] as const) {
      const expected = { field, message: expect.stringContaining(message) as string };
      expect(await admin.refused('POST', list, { ...fields('two-days'), ...wrong })).toEqual(expected);
    }
    const id = await create('two-days', times);
    const upcoming = await admin.data<Fields[]>('GET', '/schedule');
    const entry = { uid, documentId: id, title: 'two-days' };
    expect(upcoming.filter(({ documentId }) => documentId === id)).toEqual([
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

  it('is not published after its user lost the permission', async () => {
    const id = await create('no-right-any-more', { publishAt: inMinutes(2) });
    await create('with-the-right', { publishAt: inMinutes(2) });
    const [user] = sql(cms, `select id from admin_users where email = 'author@example.org'`);
    sql(cms, `update ${noun}s set scheduled_by = ? where document_id = ?`, [Number(user?.id), id]);
    await waitUntilPublic('with-the-right');
    expect(await read('no-right-any-more')).toBeUndefined();
    expect(messages().join('\n')).toMatch(
      new RegExp(`Scheduled ${noun} "/?no-right-any-more" could not be published: who scheduled it may not publish`),
    );
  });
});

it('a scheduled page that breaks a rule stays a draft, and the log says why', async () => {
  const page = { ...NEW_PAGE, title: 'No opening', path: '/no-opening', sections: [], publishAt: inMinutes(2) };
  const id = await admin.create(PAGES, page);
  await inTime(() =>
    expect(messages()).toContainEqual(
      expect.stringMatching(/^Scheduled page "\/no-opening" could not be published: "No opening" must start/),
    ),
  );
  expect(await admin.data('GET', `${PAGES}/${id}`)).toMatchObject({ status: 'draft', publishAt: expect.any(String) });
});
