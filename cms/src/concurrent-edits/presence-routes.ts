import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { REVISED_UIDS } from '../revisions/revised-types';
import { addAdminRoutes } from '../security/admin-routes';
import { nameOf } from '../security/current-user';
import { requireAccess } from '../security/document-access';
import { endPresence, recordPresence, othersPresent } from './presence';

type User = { id: number; firstname?: string | null; lastname?: string | null };

/**
 * Adds the admin routes of presence: the form of an entry calls the first every 20 seconds, the second when it closes.
 */
export const addPresenceRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/presence/:uid/:documentId', { 'POST /': recordHeartbeat, 'DELETE /': recordLeave });

/** Records that the user edits the entry, if permitted. Returns the other users, and when they opened it. */
async function recordHeartbeat(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = entryOf(ctx);
  const { checker, draft } = await requireAccess(strapi, ctx, 'read', entry);
  const { id } = ctx.state.user as User;
  if (!checker.cannot.update(draft)) await recordPresence(strapi, entry, id);
  const others = await othersPresent(strapi, entry, id);
  const users = (await strapi.db.query('admin::user').findMany({
    where: { id: { $in: others.map(({ userId }) => userId) } },
    select: ['id', 'firstname', 'lastname'],
  })) as User[];
  ctx.body = {
    data: others.flatMap(({ userId, since }) => {
      const user = users.find((one) => one.id === userId);
      return user ? [{ name: nameOf(user), since: new Date(since).toISOString() }] : [];
    }),
  };
}

async function recordLeave(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await endPresence(strapi, entryOf(ctx), (ctx.state.user as User).id);
  ctx.status = 204;
}

function entryOf(ctx: Context) {
  const uid = REVISED_UIDS.find((one) => one === ctx.params.uid);
  if (!uid) throw new errors.NotFoundError();
  return { uid, documentId: String(ctx.params.documentId) };
}
