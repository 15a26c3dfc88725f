import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isLeadStatus, LEAD_STATUSES } from '../lead-statuses';
import { LEAD_TYPES } from '../lead-types';
import { leadPermissions } from './lead-permissions';

const MAX_LEADS = 500;

/**
 * `POST /leads/:plural/status` with `{ documentIds, status }`: sets the status of several leads. Requires the
 * permission to update leadStatus of each lead. Otherwise no lead changes.
 */
export async function setLeadStatus(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const type = Object.values(LEAD_TYPES).find(({ plural }) => plural === ctx.params.plural);
  if (!type) return void ctx.notFound();
  const permissions = leadPermissions(strapi, ctx, type.uid);
  if (permissions.cannot.update(undefined, 'leadStatus')) return void ctx.forbidden();
  const { documentIds, status } = (ctx.request.body ?? {}) as { documentIds?: unknown; status?: unknown };
  if (!isLeadStatus(status)) return void ctx.badRequest(`The status must be one of: ${LEAD_STATUSES.join(', ')}.`);
  if (!isIdList(documentIds)) return void ctx.badRequest(`Select between 1 and ${MAX_LEADS} leads.`);

  const filters = { documentId: { $in: documentIds } };
  const leads = await strapi.documents(type.uid).findMany({ filters, limit: MAX_LEADS } as never);
  if (leads.length === 0) return void ctx.notFound();
  if (leads.some((lead) => permissions.cannot.update(lead, 'leadStatus'))) return void ctx.forbidden();

  const { id: updatedBy } = ctx.state.user as { id: number };
  // One statement, because 500 updates with the document service take many seconds. Strapi's `updateMany` does not set
  // updatedAt.
  await strapi.db.query(type.uid).updateMany({
    where: { id: { $in: leads.map(({ id }) => id) } },
    data: { leadStatus: status, updatedAt: new Date(), updatedBy },
  });
  ctx.body = { data: { count: leads.length } };
}

function isIdList(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_LEADS) return false;
  return value.every((id) => typeof id === 'string' && id !== '');
}
