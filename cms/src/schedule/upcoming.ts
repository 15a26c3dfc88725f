import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { addAdminRoutes } from '../security/admin-routes';
import { PUBLISH_ACTION } from '../security/current-user';
import { SCHEDULED_ACTIONS, SCHEDULED_TYPES, type ScheduledDraft } from './scheduled-types';

type Ability = { can(action: string, subject: string): boolean };

/** Adds `GET /schedule` for the admin. */
export const addScheduleRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/schedule', { 'GET /': listUpcoming });

/** Returns what is published and unpublished next, of the types that this user may publish, the earliest first. */
async function listUpcoming(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const ability = ctx.state.userAbility as Ability;
  const types = SCHEDULED_TYPES.filter(({ uid }) => ability.can(PUBLISH_ACTION, uid));
  if (types.length === 0) return void ctx.forbidden();
  const data: Array<{ uid: string; documentId: string; title: string; action: string; at: string }> = [];
  for (const { uid } of types) {
    const drafts = (await strapi.db.query(uid).findMany({
      where: {
        publishedAt: { $null: true },
        $or: SCHEDULED_ACTIONS.map(({ field }) => ({ [field]: { $notNull: true } })),
      },
      select: ['documentId', 'title', ...SCHEDULED_ACTIONS.map(({ field }) => field)],
    })) as ScheduledDraft[];
    for (const { documentId, title, ...times } of drafts) {
      for (const { action, field } of SCHEDULED_ACTIONS) {
        const time = times[field];
        if (time) data.push({ uid, documentId, title, action, at: new Date(time).toISOString() });
      }
    }
  }
  ctx.body = { data: data.sort((a, b) => a.at.localeCompare(b.at)) };
}
