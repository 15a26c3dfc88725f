import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asColleague } from '../support/colleague.ts';
import { sql } from '../support/database.ts';
import { multipart, type Plural, PLURALS, rows, submit, tableOf, VALID } from '../support/leads.ts';
import { type RunningCms, startCms } from '../support/start-cms.ts';

type Row = { documentId: string; form: string; name: string; organization?: string; receivedAt: string };
type List = { data: Row[]; pagination: { page: number; pageCount: number; total: number } };

let cms: RunningCms;
let sales: Awaited<ReturnType<typeof asColleague>>;
let editor: Awaited<ReturnType<typeof asColleague>>;

const send = (plural: Plural, change: Record<string, string>) =>
  submit(cms, plural, multipart({ ...VALID[plural], ...change }));
const list = async (query = '') => (await (await sales('GET', `/leads/all${query}`)).json()) as List;
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
const setStatus = (documentIds: unknown, status: unknown, plural = 'contact-messages') =>
  sales('POST', `/leads/${plural}/status`, { documentIds, status });
const contacts = () => rows(cms, 'contact_messages');
const idsOf = (...wanted: string[]) =>
  contacts()
    .filter(({ name }) => wanted.includes(String(name)))
    .map((row) => String(row.document_id));

beforeAll(async () => {
  cms = await startCms({});
  sales = await asColleague(cms, 'Sales');
  editor = await asColleague(cms, 'Editor');
  for (const plural of PLURALS) await send(plural, { name: `From ${plural}`, email: `${plural}@example.org` });
});
afterAll(() => cms.stop());

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
      name: 'From contact-messages',
      organization: 'Seva',
      email: 'contact-messages@example.org',
      phone: '9876543210',
    });
  });
  it('filters by status and form, and searches name and e-mail', async () => {
    sql(cms, `update demo_requests set lead_status = 'closed'`);
    expect(await names('?status=closed')).toEqual(['From demo-requests']);
    expect(await names('?status=new&form=demo')).toEqual([]);
    expect(await names('?form=trial')).toEqual(['From trial-requests']);
    expect(await names('?q=FROM%20trial')).toEqual(['From trial-requests']);
    expect(await names('?q=join-applications@')).toEqual(['From join-applications']);
    expect(await names('?q=Seva')).toEqual([]);
  });
  it('has pages of 50 that contain each of 2,000 leads once, in order', async () => {
    const tables = PLURALS.map(tableOf);
    for (const [number, table] of tables.entries()) {
      sql(
        cms,
        `insert into ${table} (document_id, name, email, lead_status, received_at) values (?, ?, 'a@example.org', 'new', ?)`,
        // Several leads of each form in the same second test that the order is stable across pages.
        ...Array.from({ length: 399 }, (_, n) => [
          ...[`${table}-${n}`, `Visitor ${number}-${n}`],
          new Date(1_700_000_000_000 + 1000 * Math.floor(n / 7)),
        ]),
      );
    }
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
  it.each(['?page=0', '?status=won', '?form=articles', '?q[$ne]=x'])('rejects %s with a message', async (query) => {
    const response = await sales('GET', `/leads/all${query}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: { message: string } }).error.message).toMatch(/^The .+ must be .+\.$/);
  });
  it('is only for users who may read leads', async () => {
    expect((await editor('GET', '/leads/all')).status).toBe(403);
    expect((await fetch(`${cms.url}/leads/all`)).status).toBe(401);
  });
});

describe('the bulk status', () => {
  it('is set by Sales in one request, on the selected leads only', async () => {
    for (const name of ['One', 'Two', 'Three']) await send('contact-messages', { name });
    const response = await setStatus(idsOf('One', 'Two'), 'in progress');
    expect(await response.json()).toEqual({ data: { count: 2 } });
    const statusOf = (name: string) => contacts().find((row) => row.name === name)?.lead_status;
    expect(['One', 'Two', 'Three'].map(statusOf)).toEqual(['in progress', 'in progress', 'new']);
    const [one, three] = ['One', 'Three'].map((name) => contacts().find((row) => row.name === name)!);
    // All other fields are unchanged. The user and the time are recorded as after an update.
    expect(one).toMatchObject({ email: VALID['contact-messages'].email, message: 'Hello' });
    expect(one!.updated_by_id).toBeTruthy();
    expect(Number(new Date(one!.updated_at as string))).toBeGreaterThan(Number(new Date(one!.created_at as string)));
    expect(three!.updated_by_id).toBeNull();
  });
  it.each(['won', '', undefined, { $ne: 'new' }])('cannot be %j', async (status) => {
    const response = await setStatus(idsOf('One'), status);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toBe('The status must be one of: new, in progress, closed, spam.');
  });
  it.each([[[]], ['x'], [[{ $ne: 'x' }]], [Array.from({ length: 501 }, (_, n) => `id${n}`)], [undefined]])(
    'requires a list of up to 500 leads (%#)',
    async (documentIds) => {
      const response = await setStatus(documentIds, 'closed');
      expect(response.status).toBe(400);
      expect(((await response.json()) as { error: { message: string } }).error.message).toContain('1 and 500 leads');
    },
  );
  it('is for the five lead types only', async () => {
    expect((await setStatus(['x'], 'closed', 'articles')).status).toBe(404);
    expect((await setStatus(['x'], 'closed', '__proto__')).status).toBe(404);
    expect((await setStatus(['no-such-lead'], 'closed')).status).toBe(404);
  });
  it('cannot be set by an Editor or a visitor', async () => {
    const body = { documentIds: idsOf('Three'), status: 'spam' };
    expect((await editor('POST', '/leads/contact-messages/status', body)).status).toBe(403);
    const anonymous = await fetch(`${cms.url}/leads/contact-messages/status`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(anonymous.status).toBe(401);
    expect(contacts().find(({ name }) => name === 'Three')).toMatchObject({ lead_status: 'new' });
  });
});
