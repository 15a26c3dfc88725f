import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LEAD_TYPES } from '../lead-types';
import { parseLeadFilter } from './all-leads-query';
import { countSources } from './find-leads';
import { readableForms, type ReadableForm } from './lead-permissions';
import { leadSource } from './lead-source';

/**
 * `GET /leads/counts?today=`: returns the number of new leads per form, for the forms that this user may read, and how
 * many leads of this user are due and overdue.
 */
export async function countLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const readable = readableForms(strapi, ctx);
  if (readable.length === 0) return void ctx.forbidden();
  const filter = parseLeadFilter({ today: ctx.query.today });
  if (typeof filter === 'string') return void ctx.badRequest(filter);
  const data = await Promise.all(
    readable.map(async ({ form }) => {
      const { uid, title } = LEAD_TYPES[form];
      return { uid, title, waiting: await strapi.db.query(uid).count({ where: { leadStatus: 'new' } }) };
    }),
  );
  const count = async (due: 'due' | 'overdue') => {
    const me = (ctx.state.user as { id: number }).id;
    const mine = (form: ReadableForm) => leadSource(form, { ...filter, owner: 'mine', due }, me);
    const sources = await Promise.all(readable.map(mine));
    return countSources(
      strapi,
      sources.filter((source) => source !== undefined),
    );
  };
  ctx.body = { data, mine: { due: await count('due'), overdue: await count('overdue') } };
}
