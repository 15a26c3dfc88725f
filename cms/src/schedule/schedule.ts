import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID } from '../pages/page-type';
import { addAdminRoutes } from '../security/routes';
import { PUBLISH_ACTION } from '../security/permissions';

/** The types that editors can schedule, with their noun in messages and the field that names an entry in the log. */
export const SCHEDULED_TYPES = [
  { uid: ARTICLE_UID, noun: 'article', key: 'slug' },
  { uid: PAGE_UID, noun: 'page', key: 'path' },
] as const;

/** The actions of the schedule, in the order in which they run: both times may have passed while the CMS was down. */
export const SCHEDULED_ACTIONS = [
  { action: 'publish', field: 'publishAt', done: 'published', button: 'Publish' },
  { action: 'unpublish', field: 'unpublishAt', done: 'unpublished', button: 'Unpublish' },
] as const;

export type ScheduledType = (typeof SCHEDULED_TYPES)[number];
export type TimeField = (typeof SCHEDULED_ACTIONS)[number]['field'];
export type Time = string | Date | null;

/** The fields of a scheduled draft. `scheduledBy` is the id of the user who set the last time, null for code. */
export type ScheduledDraft = {
  documentId: string;
  title: string;
  slug?: string;
  path?: string;
  publishAt: Time;
  unpublishAt: Time;
  scheduledBy: number | null;
};

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
