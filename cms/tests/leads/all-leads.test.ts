import { afterAll, describe, expect, it } from 'vitest';
import { asColleague } from '../support/admin.ts';
import { sql } from '../support/database.ts';
import { messageOf, multipart, type Plural, PLURALS, rows, submit, tableOf, VALID } from '../support/leads.ts';
import { startCms, waitFor } from '../support/start-cms.ts';

type Row = { documentId: string; form: string; name: string; organization?: string; receivedAt: string };
type List = {
  fields: Record<string, string[]>;
  data: Row[];
  pagination: { page: number; pageCount: number; total: number };
};

const cms = await startCms({ LOG_LEVEL: 'info' });
afterAll(() => cms.stop());
const sales = await asColleague(cms, 'Sales');
const meera = await asColleague(cms, 'Sales', 'Meera');
const editor = await asColleague(cms, 'Editor');
const author = await asColleague(cms, 'Author');

const send = (plural: Plural, change: Record<string, string>) =>
  submit(cms, plural, multipart({ ...VALID[plural], ...change }));
const list = (query = '') => sales.json<List>('GET', `/leads/all${query}`);
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
const change = (body: object) => sales('POST', '/leads/change', body);
const contacts = () => rows(cms, 'contact_messages');
const idsOf = (...wanted: string[]) =>
  contacts()
    .filter(({ name }) => wanted.includes(String(name)))
    .map((row) => String(row.document_id));

/** Stores leads of which several have the same second. */
const insert = (table: string, name: string, email: string, count: number) =>
  sql(
    cms,
    `insert into ${table} (document_id, name, email, lead_status, received_at) values (?, ?, ?, 'new', ?)`,
    ...Array.from({ length: count }, (_, n) => [
      ...[`${name}-${table}-${n}`, `${name} ${table}-${n}`, email],
      new Date(1_700_000_000_000 + 1000 * Math.floor(n / 7)),
    ]),
  );

for (const plural of PLURALS) await send(plural, { name: `From ${plural}`, email: `${plural}@example.org` });

describe('the list of all leads', () => {
  it('contains the five forms, newest first, with contact data', async () => {
    const { data, pagination } = await list();
    expect(data.map(({ name }) => name)).toEqual([...PLURALS].reverse().map((plural) => `From ${plural}`));
    expect(pagination).toEqual({ page: 1, pageSize: 50, pageCount: 1, total: 5 });
    const contact = data.find(({ form }) => form === 'contact');
    expect(contact).toEqual({
      uid: 'api::contact-message.contact-message',
      form: 'contact',
      documentId: idsOf('From contact-messages')[0],
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      leadStatus: 'new',
      owner: null,
      followUpOn: null,
      name: 'From contact-messages',
      organization: 'Seva',
      email: 'contact-messages@example.org',
      phone: '9876543210',
    });
  });
  it('filters by status and form, and searches name, e-mail, phone and organization', async () => {
    sql(cms, `update demo_requests set lead_status = 'closed'`);
    for (const [query, found] of [
      ['?status=closed', ['From demo-requests']],
      ['?status=new&form=demo', []],
      ['?form=trial', ['From trial-requests']],
      ['?q=FROM%20trial', ['From trial-requests']],
      ['?q=join-applications@', ['From join-applications']],
      ['?q=seva%20TRUST', ['From demo-requests']],
      ['?form=contact&q=Seva', ['From contact-messages']],
      ['?form=apply&q=Seva', []],
    ] as const) {
      expect(await names(query), query).toEqual(found);
    }
    sql(cms, `update trial_requests set phone = '9123456780'`);
    expect(await names('?q=%2B91%2091234-56780')).toEqual(['From trial-requests']);
    expect(await names("?q=100%25'")).toEqual([]);
    expect((await sales('GET', '/leads/all?status=won')).status).toBe(400);
  });
  it('filters by the time of receipt, and sorts by it', async () => {
    const [oldest] = (await list('?sort=received:asc')).data;
    const after = new Date(Date.parse(oldest!.receivedAt) + 1).toISOString();
    expect(await names(`?to=${after}`)).toEqual([oldest!.name]);
    expect(await names(`?from=${after}&sort=received:asc`)).toEqual(PLURALS.slice(1).map((plural) => `From ${plural}`));
  });
  it('has pages of 50 that contain each of 2,000 leads once, in order', async () => {
    const tables = PLURALS.map(tableOf);
    for (const table of tables) insert(table, 'Visitor', 'a@example.org', 399);
    const { pagination } = await list();
    expect(pagination).toMatchObject({ total: 2000, pageCount: 40 });
    const pages: List[] = [];
    for (let page = 1; page <= pagination.pageCount; page++) pages.push(await list(`?page=${page}`));
    const all = pages.flatMap(({ data }) => data);
    expect(new Set(all.map(({ documentId }) => documentId)).size).toBe(2000);
    const dates = all.map(({ receivedAt }) => receivedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await list('?page=41')).data).toEqual([]);
    for (const table of tables) sql(cms, `delete from ${table} where name like 'Visitor %'`);
  });
});

describe('the owner', () => {
  const demo = async () => (await list('?form=demo')).data[0]!;
  const lead = async () => ({ form: 'demo', documentId: (await demo()).documentId });

  it('takes a free lead in one request, and nobody else can take it then', async () => {
    sql(cms, `update demo_requests set lead_status = 'new'`);
    const leads = [await lead()];
    const both = await Promise.all([
      change({ leads, change: { take: true } }),
      meera('POST', '/leads/change', { leads, change: { take: true } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = both[0]!.status === 200 ? ['Sales', both[1]!] : ['Meera', both[0]!];
    expect(await messageOf(loser)).toBe(`${winner} Colleague has already taken this lead. Load it again.`);
    expect(await demo()).toMatchObject({ leadStatus: 'in progress', owner: { name: `${winner} Colleague` } });
  });
  it('can be another user who may read the leads, and nobody', async () => {
    const leads = [await lead()];
    expect((await change({ leads, change: { owner: meera.id } })).status).toBe(200);
    expect(await names(`?owner=${meera.id}`)).toEqual(['From demo-requests']);
    expect(await names('?owner=mine')).toEqual([]);
    expect(await names('?owner=none')).toHaveLength(4);
    for (const owner of [editor.id, author.id, 999_999]) {
      const response = await change({ leads, change: { owner } });
      expect(response.status).toBe(400);
      expect(await messageOf(response)).toBe('Choose an active user who may read leads of the type “Demo request”.');
    }
    expect(await demo()).toMatchObject({ owner: { id: meera.id } });
    expect((await change({ leads, change: { owner: null } })).status).toBe(200);
    expect(await demo()).toMatchObject({ owner: null });
  });
  it('is chosen from the users who may read leads, by name', async () => {
    type People = { data: Array<{ name: string }>; me: number };
    const { data, me } = await sales.json<People>('GET', '/leads/people');
    expect(me).toBe(sales.id);
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(['Meera Colleague', 'Sales Colleague']));
    expect(data.map(({ name }) => name)).not.toContain('Editor Colleague');
    expect(JSON.stringify(data)).not.toContain('@example.org');
  });
});

describe('the follow-up', () => {
  it('is due on its day and overdue after it, for open leads, and comes first when sorted', async () => {
    const days = { 'demo-requests': '2026-11-23', 'contact-messages': '2026-11-24', 'trial-requests': '2026-11-25' };
    for (const [plural, followUpOn] of Object.entries(days)) {
      const { form, documentId } = (await list(`?q=From%20${plural}`)).data[0]!;
      expect((await change({ leads: [{ form, documentId }], change: { followUpOn } })).status).toBe(200);
    }
    const due = (query: string) => names(`?today=2026-11-24&${query}`);
    expect(await due('due=due&sort=followUp:asc')).toEqual(['From demo-requests', 'From contact-messages']);
    expect(await due('due=overdue')).toEqual(['From demo-requests']);
    const sorted = await due('sort=followUp:asc');
    expect(sorted.slice(0, 3)).toEqual(Object.keys(days).map((plural) => `From ${plural}`));
    expect(sorted).toHaveLength(5);
    expect((await due('sort=followUp:desc'))[0]).toBe('From trial-requests');
  });
  it('of one’s own leads is counted for the home page', async () => {
    const counts = async () => (await sales.json<{ mine: object }>('GET', '/leads/counts?today=2026-11-24')).mine;
    expect(await counts()).toEqual({ due: 0, overdue: 0 });
    await change({ filter: { due: 'due', today: '2026-11-24' }, count: 2, change: { owner: sales.id } });
    expect(await counts()).toEqual({ due: 2, overdue: 1 });
  });
});

describe('a change of several leads', () => {
  const named = (...wanted: string[]) => idsOf(...wanted).map((documentId) => ({ form: 'contact', documentId }));

  it('is made in one request, on the selected leads only', async () => {
    for (const name of ['One', 'Two', 'Three']) await send('contact-messages', { name });
    const response = await change({ leads: named('One', 'Two'), change: { status: 'in progress' } });
    expect(await response.json()).toEqual({ data: { count: 2, changed: 2 } });
    const statusOf = (name: string) => contacts().find((row) => row.name === name)?.lead_status;
    expect(['One', 'Two', 'Three'].map(statusOf)).toEqual(['in progress', 'in progress', 'new']);
    const [one, three] = ['One', 'Three'].map((name) => contacts().find((row) => row.name === name)!);
    // All other fields are unchanged. The user and the time are recorded as after an update.
    expect(one).toMatchObject({ email: VALID['contact-messages'].email, message: 'Hello', owner: sales.id });
    expect(one!.updated_by_id).toBeTruthy();
    expect(Number(new Date(one!.updated_at as string))).toBeGreaterThan(Number(new Date(one!.created_at as string)));
    expect(three!.updated_by_id).toBeNull();
  });
  it('covers all leads that match the filter, over all forms, in batches', async () => {
    for (const [number, table] of PLURALS.map(tableOf).entries()) {
      insert(table, 'Bulk', 'bulk@example.org', number === 0 ? 1100 : 20);
    }
    const filter = { q: 'bulk@', status: 'new' };
    const refused = await change({ filter, count: 1179, change: { status: 'closed' } });
    expect(refused.status).toBe(409);
    expect(await messageOf(refused)).toContain('You confirmed 1179, but 1180 can be changed now. Nothing was changed.');
    expect((await list('?q=bulk@&status=new')).pagination.total).toBe(1180);
    const response = await change({ filter, count: 1180, change: { status: 'closed' } });
    expect(await response.json()).toEqual({ data: { count: 1180, changed: 1180 } });
    expect((await list('?q=bulk@&status=closed')).pagination.total).toBe(1180);
    expect(await names('?q=Three')).toEqual(['Three']);
    expect((await list('?q=Three')).data[0]).toMatchObject({ leadStatus: 'new' });
    await change({ filter: { q: 'bulk@' }, count: 1180, change: { reopen: true } });
    expect((await list('?q=bulk@&status=new')).pagination.total).toBe(1180);
  });
  it('is one audit line with the number and without personal data', async () => {
    await waitFor(() => expect(cms.log.some((line) => line.includes('"count":1180'))).toBe(true));
    const lines = cms.log.filter((line) => line.includes('leads change') && line.includes('"count":1180'));
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      ...{ action: 'leads change', path: '/leads/change', status: 200, user: sales.id },
      ...{ change: 'status closed', count: 1180 },
    });
    expect(cms.log.join()).not.toContain('bulk@');
    for (const table of PLURALS.map(tableOf)) sql(cms, `delete from ${table} where email = 'bulk@example.org'`);
  });
  it.each<[string, object]>([
    ['1 and 500 leads', { leads: [] }],
    ['1 and 500 leads', { leads: 'x' }],
    ['1 and 500 leads', { leads: [{ form: 'contact', documentId: { $ne: 'x' } }] }],
    ['1 and 500 leads', { leads: [{ form: '__proto__', documentId: 'x' }] }],
    ['1 and 500 leads', {}],
    ['1 and 10000 leads', { filter: {}, count: 0 }],
    ['1 and 10000 leads', { filter: {}, count: 10_001 }],
    ['1 and 10000 leads', { filter: {}, count: '5' }],
    ['1 and 10000 leads', { filter: {} }],
    ['Send leads or a filter', { filter: 'x', count: 1 }],
    ['The status must be one of', { filter: { status: 'won' }, count: 1 }],
  ])('is refused with “%s” for %j', async (message, selection) => {
    const response = await change({ ...selection, change: { status: 'closed' } });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toContain(message);
  });
  it('changes nothing if one of the leads is gone', async () => {
    const leads = [...named('Three'), { form: 'contact', documentId: 'gone' }];
    expect((await change({ leads, change: { status: 'spam' } })).status).toBe(409);
    expect(contacts().find(({ name }) => name === 'Three')).toMatchObject({ lead_status: 'new' });
  });
});

describe('the routes of the inbox', () => {
  it('are closed to Authors, Editors and visitors', async () => {
    const [id] = idsOf('Three');
    const leads = [{ form: 'contact', documentId: id }];
    const routes: Array<[string, string, object?]> = [
      ['GET', '/leads/all'],
      ['GET', '/leads/counts'],
      ['GET', '/leads/people'],
      ['GET', '/leads/export/contact-messages'],
      ['GET', `/leads/contact-messages/${id}/history`],
      ['POST', `/leads/contact-messages/${id}/notes`, { text: 'x' }],
      ['POST', '/leads/change', { leads, change: { status: 'spam' } }],
      ['POST', '/leads/change', { leads, change: { take: true } }],
      ['POST', '/leads/change', { filter: {}, count: 1, change: { status: 'spam' } }],
    ];
    for (const [method, path, body] of routes) {
      for (const colleague of [editor, author]) expect((await colleague(method, path, body)).status, path).toBe(403);
      const headers = { 'content-type': 'application/json' };
      const anonymous = await fetch(cms.url + path, { method, headers, body: body && JSON.stringify(body) });
      expect(anonymous.status, path).toBe(401);
    }
    expect(contacts().find(({ name }) => name === 'Three')).toMatchObject({ lead_status: 'new', owner: null });
  });
  it('are for the five lead types only', async () => {
    for (const plural of ['articles', '__proto__', 'lead-events']) {
      expect((await sales('GET', `/leads/${plural}/x/history`)).status).toBe(404);
      expect((await sales('POST', `/leads/${plural}/x/notes`, { text: 'x' })).status).toBe(404);
      expect((await sales('GET', `/leads/export/${plural}`)).status).toBe(404);
    }
  });
});
