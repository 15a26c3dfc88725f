import { beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '../support/admin.ts';
import { sql } from '../support/database.ts';
import { messageOf, type Plural, PLURALS, rows, sendForm, tableOf, VALID } from '../support/leads.ts';
import { startCms, waitFor } from '../support/start-cms.ts';

const DEMO = 'api::demo-request.demo-request';
const DEMO_LEADS_PATH = `/content-manager/collection-types/${DEMO}`;
const DEMO_SCREENS_PATH = `/content-manager/content-types/${DEMO}/configuration`;
const DAY_MS = 24 * 60 * 60 * 1000;

type Row = { documentId: string; form: string; name: string; receivedAt: string };
type List = { data: Row[]; pagination: { page: number; pageCount: number; total: number } };
type Event = { kind: string; author: string | null; at: string; text?: string; before?: string; after?: string };
type Permission = { id: number; action: string; properties: { fields?: string[] } };
/** The settings of the list and the form of a type. */
type Screens = {
  settings: object;
  layouts: { list: string[]; edit: Array<Array<{ name: string }>> };
  metadatas: Record<string, { edit: object; list: { mainField?: unknown } }>;
};

let cms = await startCms({ LOG_LEVEL: 'info' });
let admin = await asAdmin(cms);
const sales = await asColleague(cms, 'Sales');
const meera = await asColleague(cms, 'Sales', 'Meera');
const editor = await asColleague(cms, 'Editor');
const author = await asColleague(cms, 'Author');

const send = (plural: Plural, change: Record<string, string>) => sendForm(cms, plural, change);
const list = (query = '') => sales.json<List>('GET', `/leads/all${query}`);
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
const change = (body: object) => sales('POST', '/leads/change', body);
const rowOf = (plural: Plural, name: string) => rows(cms, tableOf(plural)).find((row) => row.name === name)!;
const idOf = (plural: Plural, name: string) => String(rowOf(plural, name).document_id);

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
    expect(data.find(({ form }) => form === 'contact')).toEqual({
      ...{ uid: 'api::contact-message.contact-message', form: 'contact' },
      ...{ documentId: idOf('contact-messages', 'From contact-messages'), name: 'From contact-messages' },
      ...{
        leadStatus: 'new',
        owner: null,
        followUpOn: null,
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      },
      ...{ organization: 'Seva', email: 'contact-messages@example.org', phone: '9876543210' },
    });
  });
  it('filters by status and form, and searches name, e-mail, phone and organization', async () => {
    sql(cms, `update demo_requests set lead_status = 'closed'`);
    sql(cms, `update trial_requests set phone = '9123456780'`);
    for (const [query, ...found] of [
      ['?status=closed', 'From demo-requests'],
      ['?status=new&form=demo'],
      ['?form=trial', 'From trial-requests'],
      ['?q=FROM%20trial', 'From trial-requests'],
      ['?q=join-applications@', 'From join-applications'],
      ['?q=seva%20TRUST', 'From demo-requests'],
      ['?form=contact&q=Seva', 'From contact-messages'],
      ['?form=apply&q=Seva'],
      ['?q=%2B91%2091234-56780', 'From trial-requests'],
      ["?q=100%25'"],
    ] as const) {
      expect(await names(query), query).toEqual(found);
    }
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
    const all: Row[] = [];
    for (let page = 1; page <= pagination.pageCount; page++) all.push(...(await list(`?page=${page}`)).data);
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
    const taking = { leads: [await lead()], change: { take: true } };
    const both = await Promise.all([change(taking), meera('POST', '/leads/change', taking)]);
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
    expect(JSON.stringify(data)).not.toMatch(/Editor Colleague|@example\.org/);
  });
});

it('the follow-up is due on its day and overdue after it, for open leads, and is counted for its owner', async () => {
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
  const counts = async () => (await sales.json<{ mine: object }>('GET', '/leads/counts?today=2026-11-24')).mine;
  expect(await counts()).toEqual({ due: 0, overdue: 0 });
  await change({ filter: { due: 'due', today: '2026-11-24' }, count: 2, change: { owner: sales.id } });
  expect(await counts()).toEqual({ due: 2, overdue: 1 });
});

describe('a change of several leads', () => {
  const contact = (name: string) => ({ form: 'contact', documentId: idOf('contact-messages', name) });
  const statusOf = (name: string) => rowOf('contact-messages', name).lead_status;

  it('is made in one request, on the selected leads only', async () => {
    for (const name of ['One', 'Two', 'Three']) await send('contact-messages', { name });
    const response = await change({ leads: ['One', 'Two'].map(contact), change: { status: 'in progress' } });
    expect(await response.json()).toEqual({ data: { count: 2, changed: 2 } });
    expect(['One', 'Two', 'Three'].map(statusOf)).toEqual(['in progress', 'in progress', 'new']);
    const [one, three] = ['One', 'Three'].map((name) => rowOf('contact-messages', name));
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
    const total = async (status: string) => (await list(`?q=bulk@&status=${status}`)).pagination.total;
    const refused = await change({ filter, count: 1179, change: { status: 'closed' } });
    expect(refused.status).toBe(409);
    expect(await messageOf(refused)).toContain('You confirmed 1179, but 1180 can be changed now. Nothing was changed.');
    expect(await total('new')).toBe(1180);
    const response = await change({ filter, count: 1180, change: { status: 'closed' } });
    expect(await response.json()).toEqual({ data: { count: 1180, changed: 1180 } });
    expect(await total('closed')).toBe(1180);
    expect((await list('?q=Three')).data).toMatchObject([{ name: 'Three', leadStatus: 'new' }]);
    await change({ filter: { q: 'bulk@' }, count: 1180, change: { reopen: true } });
    expect(await total('new')).toBe(1180);
  });
  it('is one audit line with the number and without personal data', async () => {
    const lines = () => cms.log.filter((line) => line.includes('leads change') && line.includes('"count":1180'));
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(JSON.parse(lines()[0]!)).toMatchObject({
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
    const leads = [contact('Three'), { form: 'contact', documentId: 'gone' }];
    expect((await change({ leads, change: { status: 'spam' } })).status).toBe(409);
    expect(statusOf('Three')).toBe('new');
  });
});

it.each(['articles', '__proto__', 'lead-events'])(
  'the inbox has no routes for %s, which are no leads',
  async (plural) => {
    expect((await sales('GET', `/leads/${plural}/x/history`)).status).toBe(404);
    expect((await sales('POST', `/leads/${plural}/x/notes`, { text: 'x' })).status).toBe(404);
    expect((await sales('GET', `/leads/export/${plural}`)).status).toBe(404);
  },
);

describe('a lead', () => {
  const HOSTILE_NOTE = '=HYPERLINK("http://evil.example")\n<img src=x onerror=alert(1)>\u0000 "quoted", \u{1F600}';
  const leadOf = (name: string) => rowOf('demo-requests', name);
  const demoId = (name: string) => idOf('demo-requests', name);
  const changeOne = (documentId: string, made: object) =>
    change({ leads: [{ form: 'demo', documentId }], change: made });
  const note = (id: string, text: unknown) => sales('POST', `/leads/demo-requests/${id}/notes`, { text });
  const history = async (id: string) =>
    (await sales.json<{ data: Event[] }>('GET', `/leads/demo-requests/${id}/history`)).data;
  const exported = async (query = '', plural = 'demo-requests') =>
    (await (await sales('GET', `/leads/export/${plural}${query}`)).text()).trimEnd().split('\r\n');
  const screens = async () => (await admin.data<{ contentType: Screens }>('GET', DEMO_SCREENS_PATH)).contentType;

  beforeAll(async () => {
    for (const table of PLURALS.map(tableOf)) sql(cms, `delete from ${table}`);
    await sendForm(cms, 'demo-requests', { name: 'Asha Rao' }, { 'x-form-privacy-version': '2026-11-22' });
    await send('demo-requests', { name: '=HYPERLINK("http://evil.example")', organization: 'Zed, "Ltd"' });
    await send('demo-requests', { name: 'Robot', homepage: 'x' });
  });

  it('gets its status and owner from Sales, who can create none and cannot change what the visitor wrote', async () => {
    const at = `${DEMO_LEADS_PATH}/${demoId('Asha Rao')}`;
    await sales('PUT', at, { leadStatus: 'in progress', name: 'Somebody else' });
    expect(leadOf('Asha Rao')).toMatchObject({ lead_status: 'in progress', owner: sales.id });
    expect((await sales('PUT', at, { leadStatus: 'won' })).status).toBe(400);
    expect((await sales('POST', DEMO_LEADS_PATH, { ...VALID['demo-requests'] })).status).toBe(403);
  });
  it('keeps an owner and a follow-up that were set during a save of its form, whose note becomes a new one', async () => {
    const id = demoId('Asha Rao');
    await changeOne(id, { followUpOn: '2099-01-01' });
    const form = { leadStatus: 'in progress', owner: null, followUpOn: null, notes: 'From an old form' };
    await sales('PUT', `${DEMO_LEADS_PATH}/${id}`, form);
    const row = leadOf('Asha Rao');
    expect(row).toMatchObject({ owner: sales.id, notes: null });
    expect(String(row.follow_up_on)).toContain('2099-01-01');
    expect((await history(id))[0]).toMatchObject({ kind: 'note', text: 'From an old form' });
    await changeOne(id, { followUpOn: null });
  });
  it('has notes and changes with author and time, newest first', async () => {
    await send('demo-requests', { name: 'Told' });
    const id = demoId('Told');
    expect((await note(id, 'First\r\nsecond line  ')).status).toBe(201);
    await changeOne(id, { followUpOn: '2099-05-24' });
    await note(id, HOSTILE_NOTE);
    await changeOne(id, { status: 'closed' });
    const entries = await history(id);
    expect(entries).toMatchObject([
      { kind: 'follow-up', before: '2099-05-24', after: null },
      { kind: 'status', before: 'new', after: 'closed' },
      { kind: 'note', text: HOSTILE_NOTE.replace('\u0000', '') },
      { kind: 'follow-up', before: null, after: '2099-05-24' },
      { kind: 'note', text: 'First\nsecond line' },
    ]);
    for (const { author, at } of entries) {
      expect(author).toBe('Sales Colleague');
      expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    }
    for (const text of ['', '  \n', 'x'.repeat(5001), 5, { $ne: '' }, undefined]) {
      const response = await note(id, text);
      expect(response.status).toBe(400);
      expect(await messageOf(response)).toBe('A note is a text of up to 5000 characters.');
    }
  });
  it('keeps two notes that are sent at the same time', async () => {
    await send('demo-requests', { name: 'Twice' });
    const id = demoId('Twice');
    await Promise.all(['One', 'Two'].map((text) => note(id, text)));
    expect((await history(id)).map(({ text }) => text).sort()).toEqual(['One', 'Two']);
  });
  it('stays after the account of its owner is deleted', async () => {
    const other = await asColleague(cms, 'Sales', 'Leaving');
    const id = demoId('Twice');
    expect((await changeOne(id, { owner: other.id })).status).toBe(200);
    await admin.call('DELETE', `/admin/users/${other.id}`);
    expect((await list('?q=Twice')).data[0]).toMatchObject({ owner: { id: other.id, name: 'Deleted account' } });
    expect((await history(id))[0]).toMatchObject({ kind: 'owner', after: 'Deleted account' });
    expect((await sales('GET', `${DEMO_LEADS_PATH}/${id}`)).status).toBe(200);
  });
  it('is deleted with its history', async () => {
    expect((await exported()).join('\r\n')).toContain('First\nsecond line');
    for (const id of ['Twice', 'Told'].map(demoId)) {
      expect((await sales('DELETE', `${DEMO_LEADS_PATH}/${id}`)).status).toBe(200);
      expect(rows(cms, 'lead_events').filter((row) => row.lead_id === id)).toEqual([]);
    }
  });
  it('is counted as new unless it is in progress or spam', async () => {
    const { data } = await sales.json<{ data: Array<{ title: string }> }>('GET', '/leads/counts');
    expect(data.find(({ title }) => title === 'Demo request')).toMatchObject({ waiting: 1 });
    expect(data).toHaveLength(5);
  });

  it('is in the CSV export, newest first, with formulas escaped', async () => {
    const [head, ...lines] = await exported();
    expect(head).toMatch(
      /^\uFEFF?Received,Status,Owner,Follow-up,Name,Organization,Phone,Email,Preferred date,Preferred time,Interest,Source page,Privacy version,Notes$/,
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Robot');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")","Zed, ""Ltd"""`);
    expect(lines[2]).toContain(',in progress,Sales Colleague,,Asha Rao,');
    expect(lines[2]).toMatch(/"ProGran, Surve-R",\/contact,2026-11-22,\d{4}-\S+Z Sales Colleague: From an old form$/);
  });
  it('is exported by the filters, the search and the order of the list', async () => {
    expect(await exported('?page=1&pageSize=10&filters[$and][0][leadStatus][$eq]=spam')).toHaveLength(2);
    expect((await exported('?_q=asha%20rao')).join()).not.toContain('Robot');
    const byName = await exported('?sort=name:ASC');
    expect(byName[1]).toContain('HYPERLINK');
    expect(byName[3]).toContain('Robot');
  });
  it('is exported with more others than one database query returns', async () => {
    insert('contact_messages', 'Visitor', 'a@example.org', 1203);
    const [, ...lines] = await exported('', 'contact-messages');
    expect(new Set(lines.map((line) => line.split(',')[4])).size).toBe(1203);
    sql(cms, 'delete from contact_messages');
  });

  it('has a list with the main fields, newest first, and a form without fields that have their own panel', async () => {
    const { settings, layouts, metadatas } = await screens();
    expect(settings).toMatchObject({ defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC', filterable: true });
    expect(layouts.list.slice(0, 5)).toEqual(['receivedAt', 'leadStatus', 'owner', 'followUpOn', 'name']);
    expect(metadatas).toMatchObject({
      leadStatus: { edit: { label: 'Status', editable: true } },
      email: { edit: { editable: false } },
      privacyVersion: { edit: { label: 'Privacy version', editable: false } },
    });
    const form = layouts.edit.flat().map(({ name }) => name);
    expect(form).toContain('privacyVersion');
    for (const name of ['owner', 'followUpOn', 'notes']) expect(form).not.toContain(name);
  });

  it('is deleted after its term at the next start, which keeps changed roles and sets up a new form field', async () => {
    const path = await admin.permissionsOf('Sales');
    const before = await admin.data<Permission[]>('GET', path);
    // As before the form had the field `interest`, and without the permission to delete.
    const permissions = before
      .filter(({ action }) => !action.endsWith('.delete'))
      .map(({ id: _, properties: { fields, ...properties }, ...permission }) => {
        const left = fields && { fields: fields.filter((field) => field !== 'interest') };
        return { ...permission, properties: { ...properties, ...left } };
      });
    await admin.call('PUT', path, { permissions });
    sql(
      cms,
      `update strapi_core_store_settings set value = replace(value, '"interest"', '"x"') where key like '%inbox-fields'`,
    );
    const { metadatas, settings, layouts } = await screens();
    // Strapi does not accept this part of what it sends.
    for (const { list } of Object.values(metadatas)) delete list.mainField;
    Object.assign(metadatas.interest!.edit, { label: 'interest', editable: true });
    await admin.call('PUT', DEMO_SCREENS_PATH, { metadatas, settings, layouts });

    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    const store = async (plural: Plural, name: string, days: number) => {
      await send(plural, { name });
      if (name.startsWith('Closed')) await changeOne(demoId(name), { status: 'closed' });
      sql(cms, `update ${tableOf(plural)} set updated_at = ? where name = ?`, [daysAgo(days), name]);
    };
    await store('demo-requests', 'Closed 729 days ago', 729);
    await store('demo-requests', 'Closed 731 days ago', 731);
    await store('demo-requests', 'Never closed', 731);
    for (const days of [182, 184]) await store('join-applications', `Application of ${days} days`, days);
    // Received 900 days ago but changed since, so its retention period has not ended.
    await store('demo-requests', 'Quiet', 5);
    sql(cms, `update demo_requests set received_at = ? where name = 'Quiet'`, [daysAgo(900)]);
    const expired = demoId('Closed 731 days ago');
    const withHistory = () => rows(cms, 'lead_events').map(({ lead_id: id }) => id);
    expect(withHistory()).toContain(expired);

    await cms.halt();
    cms = await startCms(cms.env);
    admin = await asAdmin(cms);
    const after = await admin.data<object[]>('GET', path);
    expect(after).toHaveLength(permissions.length);
    expect(JSON.stringify(after)).toContain('"interest"');
    expect((await screens()).metadatas.interest?.edit).toMatchObject({ label: 'Interest', editable: false });
    expect(withHistory()).not.toContain(expired);
    const stored = (table: string) => rows(cms, table).map((row) => row.name);
    expect(stored('demo_requests')).toEqual(expect.arrayContaining(['Asha Rao', 'Quiet', 'Closed 729 days ago']));
    for (const name of ['Closed 731 days ago', 'Never closed']) expect(stored('demo_requests')).not.toContain(name);
    expect(stored('join_applications')).toEqual(['Application of 182 days']);
  });
});
