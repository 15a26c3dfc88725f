import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ensureTable } from '../bootstrap/database';
import { REVISED_UIDS } from '../revisions/revision-content';
import { entryOf, nameOf, requireAccess } from '../security/permissions';
import { addAdminRoutes } from '../security/routes';

/** The table of the users who have an entry open. All CMS processes share it. */
const PRESENCE_TABLE = 'edit_presence';
const KEY = ['entry_type', 'entry_id', 'user_id'];
/** Three times the heartbeat interval of the admin. */
const PRESENCE_TIMEOUT_MS = 60_000;

type User = { id: number; firstname?: string | null; lastname?: string | null };

/** Creates the table. Call in `bootstrap`, before the first request. */
export const ensurePresenceTable = (strapi: Core.Strapi): Promise<void> =>
  ensureTable(strapi, PRESENCE_TABLE, (table) => {
    table.string('entry_type', 100).notNullable();
    table.string('entry_id', 60).notNullable();
    table.integer('user_id').notNullable();
    table.bigInteger('since').notNullable();
    table.bigInteger('seen').notNullable();
    table.primary(KEY);
  });

/**
 * Adds the admin routes of presence: the form of an entry calls the first every 20 seconds, the second when it closes.
 */
export const addPresenceRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/presence/:uid/:documentId', { 'POST /': recordHeartbeat, 'DELETE /': recordLeave });

/** Records that the user edits the entry, if permitted. Returns the other users, and when they opened it. */
async function recordHeartbeat(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = entryOf(ctx, REVISED_UIDS);
  const { checker, draft } = await requireAccess(strapi, ctx, 'read', entry);
  const own = { ...rowOf(entry), user_id: (ctx.state.user as User).id };
  const now = Date.now();
  const timeout = now - PRESENCE_TIMEOUT_MS;
  if (!checker.cannot.update(draft)) {
    await rows(strapi).where('seen', '<=', timeout).delete();
    await rows(strapi)
      .insert({ ...own, since: now, seen: now })
      .onConflict(KEY)
      .merge(['seen']);
  }
  const others: Array<{ user_id: number; since: number | string }> = await rows(strapi)
    .where(rowOf(entry))
    .whereNot({ user_id: own.user_id })
    .andWhere('seen', '>', timeout)
    .orderBy('since');
  const users = (await strapi.db.query('admin::user').findMany({
    where: { id: { $in: others.map(({ user_id }) => user_id) } },
    select: ['id', 'firstname', 'lastname'],
  })) as User[];
  ctx.body = {
    data: others.flatMap(({ user_id, since }) => {
      const user = users.find(({ id }) => id === user_id);
      return user ? [{ name: nameOf(user), since: new Date(Number(since)).toISOString() }] : [];
    }),
  };
}

async function recordLeave(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id } = ctx.state.user as User;
  await rows(strapi)
    .where({ ...rowOf(entryOf(ctx, REVISED_UIDS)), user_id: id })
    .delete();
  ctx.status = 204;
}

const rowOf = ({ uid, documentId }: ReturnType<typeof entryOf>) => ({ entry_type: uid, entry_id: documentId });
const rows = (strapi: Core.Strapi) => strapi.db.connection(PRESENCE_TABLE);
