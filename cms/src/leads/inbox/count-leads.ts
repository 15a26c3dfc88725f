import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LEAD_TYPES } from '../lead-types';

type Ability = { can(action: string, subject: string): boolean };

/** `GET /leads/counts`: returns the number of new leads per form, for the forms that this user may read. */
export async function countLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const ability = ctx.state.userAbility as Ability;
  const seen = Object.values(LEAD_TYPES).filter(({ uid }) => ability.can('plugin::content-manager.explorer.read', uid));
  const data = await Promise.all(
    seen.map(async ({ uid, title }) => ({
      uid,
      title,
      waiting: await strapi.db.query(uid).count({ where: { leadStatus: 'new' } }),
    })),
  );
  ctx.set('cache-control', 'no-store');
  ctx.body = { data };
}
