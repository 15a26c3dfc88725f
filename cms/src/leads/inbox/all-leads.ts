import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { PermissionChecker } from '../../security/permissions';
import { LEAD_TYPES } from '../lead-types';
import { FORM_RULES, type FormName } from '../rules.generated';
import { countSources, findKeys, leadSources } from './find-leads';
import { ALL_LEADS_QUERY, LEAD_FILTER, parse } from './lead-filter';
import { namesOf, readableForms, userId } from './lead-permissions';

const PAGE_SIZE = 50;
const UPDATED_FIELDS = ['leadStatus', 'owner', 'followUpOn', 'notes'];

type Lead = Record<string, unknown> & { id: number; documentId: string };

/**
 * `GET /leads/all?page=&sort=&status=&form=&owner=&due=&from=&to=&today=&q=`: returns the leads of all forms in one
 * list. Contains only the types and fields that the user may read. `fields` has what the user may update, by form.
 */
export async function listAllLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const readable = readableForms(strapi, ctx);
  if (readable.length === 0) return void ctx.forbidden();
  const query = parse(ALL_LEADS_QUERY, ctx.query);
  if (typeof query === 'string') return void ctx.badRequest(query);

  const sources = await leadSources(readable, query, userId(ctx));
  const total = await countSources(strapi, sources);
  const start = (query.page - 1) * PAGE_SIZE;
  const keys = start < total ? await findKeys(strapi, sources, { sort: query.sort, start, limit: PAGE_SIZE }) : [];
  const rows = new Map<string, Awaited<ReturnType<typeof toRow>>>();
  for (const { form, permissions } of sources) {
    const ids = keys.filter((key) => key.form === form).map(({ id }) => id);
    const leads = (await strapi.db.query(LEAD_TYPES[form].uid).findMany({ where: { id: { $in: ids } } })) as Lead[];
    for (const lead of leads) rows.set(`${form} ${lead.id}`, await toRow(form, lead, permissions));
  }
  const data = keys.map(({ form, id }) => rows.get(`${form} ${id}`)).filter((row) => row !== undefined);

  ctx.body = {
    data: await withOwnerNames(strapi, data),
    pagination: { page: query.page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total },
    fields: Object.fromEntries(
      readable.map(({ form, permissions }) => [
        form,
        UPDATED_FIELDS.filter((field) => permissions.can.update(undefined, field)),
      ]),
    ),
  };
}

async function toRow(form: FormName, lead: Lead, permissions: PermissionChecker) {
  const { receivedAt, leadStatus, owner, followUpOn, name, email, phone, ...rest } =
    await permissions.sanitizeOutput(lead);
  const organization = ['organization', 'organizationName'].find((field) => field in FORM_RULES[form].fields);
  return {
    ...{ uid: LEAD_TYPES[form].uid, form, documentId: lead.documentId },
    ...{ receivedAt, leadStatus, owner, followUpOn, name, email, phone },
    organization: organization && rest[organization],
  };
}

async function withOwnerNames(strapi: Core.Strapi, rows: Array<{ owner?: unknown }>): Promise<object[]> {
  const ids = rows.flatMap(({ owner }) => (typeof owner === 'number' ? [owner] : []));
  const nameOf = await namesOf(strapi, ids);
  return rows.map((row) => ({
    ...row,
    owner: typeof row.owner === 'number' ? { id: row.owner, name: nameOf(row.owner) } : row.owner,
  }));
}

/**
 * `GET /leads/counts?today=`: returns the number of new leads per form, for the forms that this user may read, and how
 * many leads of this user are due and overdue.
 */
export async function countLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const readable = readableForms(strapi, ctx);
  if (readable.length === 0) return void ctx.forbidden();
  const filter = parse(LEAD_FILTER, { today: ctx.query.today });
  if (typeof filter === 'string') return void ctx.badRequest(filter);
  const data = await Promise.all(
    readable.map(async ({ form }) => {
      const { uid, title } = LEAD_TYPES[form];
      return { uid, title, waiting: await strapi.db.query(uid).count({ where: { leadStatus: 'new' } }) };
    }),
  );
  const countMine = async (due: 'due' | 'overdue') =>
    countSources(strapi, await leadSources(readable, { ...filter, owner: 'mine', due }, userId(ctx)));
  ctx.body = { data, mine: { due: await countMine('due'), overdue: await countMine('overdue') } };
}
