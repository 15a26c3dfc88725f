import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';
import { parseAllLeadsQuery } from './all-leads-query';
import { leadPermissions } from './lead-permissions';
import { leadSource } from './lead-source';

const PAGE_SIZE = 50;

/**
 * `GET /leads/all?page=&status=&form=&q=`: returns the leads of all forms in one list, newest first. Contains only the
 * types and fields that the user may read.
 */
export async function listAllLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const readable = (Object.keys(LEAD_TYPES) as FormName[])
    .map((form) => ({ form, permissions: leadPermissions(strapi, ctx, LEAD_TYPES[form].uid) }))
    .filter(({ permissions }) => permissions.can.read());
  if (readable.length === 0) return void ctx.forbidden();
  const query = parseAllLeadsQuery(ctx.query);
  if (typeof query === 'string') return void ctx.badRequest(query);

  const wanted = readable.filter(({ form }) => !query.form || form === query.form);
  const found = await Promise.all(wanted.map(({ form, permissions }) => leadSource(strapi, form, permissions, query)));
  const sources = found.filter((source) => source !== undefined);
  const total = (await Promise.all(sources.map((source) => source.count()))).reduce((sum, count) => sum + count, 0);
  const start = (query.page - 1) * PAGE_SIZE;
  // All leads on this page can be of one type, so each type has to return page × size candidates.
  const newest = start < total ? await Promise.all(sources.map((source) => source.newest(start + PAGE_SIZE))) : [];
  const merged = newest.flat().sort((a, b) => (a.receivedAt < b.receivedAt ? 1 : a.receivedAt > b.receivedAt ? -1 : 0));

  ctx.set('cache-control', 'no-store');
  ctx.body = {
    data: await Promise.all(merged.slice(start, start + PAGE_SIZE).map((lead) => lead.toRow())),
    pagination: { page: query.page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total },
  };
}
