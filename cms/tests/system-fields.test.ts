import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague, requestsAs } from './support/admin.ts';
import { type Row, sql } from './support/database.ts';
import { ARTICLES, HERO } from './support/entries.ts';
import { startCms } from './support/start-cms.ts';

type Attribute = { type: string; required?: boolean; enum?: string[] };
type Schema = {
  kind: 'collectionType' | 'singleType';
  collectionName: string;
  info: { singularName: string };
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
  attributes: Record<string, Attribute>;
};
type Fields = Record<string, unknown>;

const API = path.resolve(import.meta.dirname, '../src/api');
const SCHEMAS = fs
  .readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'schema.json')
  .map((file) => JSON.parse(fs.readFileSync(path.join(API, file), 'utf8')) as Schema);
const isHidden = ({ pluginOptions }: Schema) => pluginOptions?.['content-manager']?.visible === false;
const byName = (schema: Schema) => [schema.collectionName, schema] as const;

const LONG_AGO = '2001-01-01T00:00:00.000Z';
const FORGED_ID = -900;

const cms = await startCms();
const admin = await asAdmin(cms);
const { id: adminId } = await admin.data<{ id: number }>('GET', '/admin/users/me');
const accounts = {
  administrator: Object.assign(requestsAs(cms, admin.token), { id: adminId }),
  author: await asColleague(cms, 'Author'),
  editor: await asColleague(cms, 'Editor'),
  sales: await asColleague(cms, 'Sales'),
};
type Account = typeof accounts.administrator;
let count = 0;

/** Returns values for the required fields of a type. */
function fieldsOf({ info, attributes }: Schema): Fields {
  const n = (count += 1);
  const given: Fields = { json: {}, integer: 1, datetime: '2030-01-01T00:00:00.000Z', date: '2030-01-01' };
  const fields = Object.entries(attributes).flatMap(([name, { type, required, enum: [first] = [] }]) =>
    required && type !== 'component' && type !== 'dynamiczone' ? [[name, first ?? given[type] ?? `x-${n}`]] : [],
  );
  const special: Record<string, Fields> = {
    page: { path: `/x-${n}`, type: 'company', sections: [HERO] },
    redirect: { from: `/old-${n}`, to: '/contact' },
  };
  return { ...(Object.fromEntries(fields) as Fields), ...special[info.singularName] };
}

const addressOf = ({ kind, info: { singularName } }: Schema) =>
  `/content-manager/${kind === 'singleType' ? 'single-types' : 'collection-types'}/api::${singularName}.${singularName}`;

const rowsOf = ({ collectionName }: Schema): Row[] => sql(cms, `select * from ${collectionName} order by id`);

/** Creates an entry. Returns its document id, or undefined where the account may not. */
async function create(call: Account, schema: Schema): Promise<string | undefined> {
  const response = await call(schema.kind === 'singleType' ? 'PUT' : 'POST', addressOf(schema), fieldsOf(schema));
  return response.ok ? ((await response.json()) as { data: { documentId: string } }).data.documentId : undefined;
}

describe.each(SCHEMAS.filter((schema) => !isHidden(schema)).map(byName))('%s', (_, schema) => {
  it('take no id, document id, time or creator from what an account sends', async () => {
    const victim = (await create(accounts.administrator, schema))!;
    const before = rowsOf(schema).filter(({ document_id }) => document_id === victim);
    expect(before).toHaveLength(1);
    const taken: string[] = [];
    for (const [role, call] of Object.entries(accounts)) {
      const own = (await create(call, schema)) ?? (await create(accounts.administrator, schema))!;
      const isSingle = schema.kind === 'singleType';
      const target = isSingle ? addressOf(schema) : `${addressOf(schema)}/${own}`;
      for (const [write, method, at] of [
        ['create', isSingle ? 'PUT' : 'POST', addressOf(schema)],
        ['change', 'PUT', target],
        ['copy', 'POST', `${addressOf(schema)}/clone/${own}`],
        ['publish', 'POST', `${target}/actions/publish`],
      ] as const) {
        const known = new Map(rowsOf(schema).map((row) => [row.id, row]));
        const other = accounts[role === 'editor' ? 'author' : 'editor'].id;
        const response = await call(method, at, {
          ...fieldsOf(schema),
          ...{ id: FORGED_ID, documentId: isSingle ? 'forged' : victim, locale: 'xx' },
          ...{ createdAt: LONG_AGO, updatedAt: LONG_AGO, publishedAt: LONG_AGO, createdBy: other, updatedBy: other },
        });
        if (response.ok) taken.push(`${role} ${write}`);
        for (const row of rowsOf(schema)) {
          const label = `${role} ${write}: ${response.status}`;
          expect(row.id, label).not.toBe(FORGED_ID);
          expect(row.locale, label).toBeNull();
          expect([row.created_at, row.updated_at, row.published_at], label).not.toContain(Date.parse(LONG_AGO));
          expect(row.created_by_id, label).toBe(known.get(row.id)?.created_by_id ?? row.created_by_id);
          if (!known.has(row.id)) expect(row.created_by_id, label).not.toBe(other);
        }
        const now = rowsOf(schema);
        if (!isSingle) expect(now.filter(({ document_id }) => document_id === victim)).toEqual(before);
        expect(now.filter(({ document_id }) => document_id === 'forged')).toEqual([]);
      }
    }
    // Otherwise the requests above were refused, and would show nothing.
    const others = schema.info.singularName === 'article' ? 'author' : 'editor';
    const writer = schema.attributes.receivedAt ? 'sales' : others;
    expect(taken).toEqual(expect.arrayContaining([`${writer} change`, 'administrator create', 'administrator change']));
  });
});

it.each(SCHEMAS.filter(isHidden).map(byName))(
  'nobody can write %s, which are not in the content manager',
  async (_, schema) => {
    for (const call of Object.values(accounts)) {
      expect((await call('POST', addressOf(schema), fieldsOf(schema))).status).toBe(403);
    }
  },
);

describe('a component of another entry', () => {
  const QUOTE = { __component: 'shared.quote', body: 'The words of the victim' };
  const write = async (call: Account, body: object) => {
    const response = await call('POST', ARTICLES, body);
    expect(response.ok).toBe(true);
    return ((await response.json()) as { data: { documentId: string; blocks: Array<{ id: number }> } }).data;
  };
  const quotes = () => sql(cms, 'select * from components_shared_quotes order by id');

  it.each([
    ['its id', (id: number) => ({ id })],
    ['its id as a text', (id: number) => ({ id: String(id) })],
    ['its id in a list', (id: number) => ({ id: [id] })],
    ['an id in the prototype', (id: number) => JSON.parse(`{"__proto__":{"id":${id}}}`) as object],
  ])('is not changed or taken over by %s', async (_what, reference) => {
    const victim = await write(accounts.administrator, { title: 'Victim', blocks: [QUOTE] });
    const own = await write(accounts.author, { title: 'Own', blocks: [QUOTE] });
    const [{ id }] = victim.blocks as [{ id: number }];
    const stored = () => quotes().filter((row) => row.id === id);
    const before = stored();
    for (const method of ['POST', 'PUT']) {
      const forged = Object.assign(reference(id), QUOTE, { body: 'FORGED' });
      await accounts.author(method, method === 'PUT' ? `${ARTICLES}/${own.documentId}` : ARTICLES, {
        title: `Forged ${method}`,
        blocks: [forged],
      });
      expect(stored()).toEqual(before);
      const query = `select entity_id from articles_cmps where cmp_id = ? and component_type = 'shared.quote'`;
      expect(sql(cms, query, [id])).toHaveLength(1);
    }
  });
});
