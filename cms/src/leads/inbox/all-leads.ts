import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';
import { parseAllLeadsQuery } from './all-leads-query';
import { countSources, findKeys } from './find-leads';
import type { PermissionChecker } from '../../security/permission-checker';
import { readableForms } from './lead-permissions';
import { leadSource, organizationField } from './lead-source';
import { namesOf } from './people';

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
  const query = parseAllLeadsQuery(ctx.query);
  if (typeof query === 'string') return void ctx.badRequest(query);

  const me = (ctx.state.user as { id: number }).id;
  const found = await Promise.all(readable.map((form) => leadSource(form, query, me)));
  const sources = found.filter((source) => source !== undefined);
  const total = await countSources(strapi, sources);
  const start = (query.page - 1) * PAGE_SIZE;
  const keys = start < total ? await findKeys(strapi, sources, { sort: query.sort, start, limit: PAGE_SIZE }) : [];
  const rows = new Map<string, Awaited<ReturnType<typeof toRow>>>();
  for (const { form, permissions } of sources) {
    const ids = keys.filter((key) => key.form === form).map(({ id }) => id);
    for (const lead of await findRows(strapi, form, ids)) {
      rows.set(`${form} ${lead.id}`, await toRow(form, lead, permissions));
    }
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

async function findRows(strapi: Core.Strapi, form: FormName, ids: number[]): Promise<Lead[]> {
  if (ids.length === 0) return [];
  return (await strapi.db.query(LEAD_TYPES[form].uid).findMany({ where: { id: { $in: ids } } })) as Lead[];
}

async function toRow(form: FormName, lead: Lead, permissions: PermissionChecker) {
  const { receivedAt, leadStatus, owner, followUpOn, name, email, phone, ...rest } =
    await permissions.sanitizeOutput(lead);
  const organization = organizationField(form);
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
