import type { Core } from '@strapi/strapi';

/** The table of the users who have an entry open. All CMS processes share it. */
const PRESENCE_TABLE = 'edit_presence';
/** Three times the heartbeat interval of the admin. */
export const PRESENCE_TIMEOUT_MS = 60_000;

type Entry = { uid: string; documentId: string };
export type Present = { userId: number; since: number };
type Row = { user_id: number; since: number | string };

/** Creates the table. Call in `bootstrap`, before the first request. */
export async function ensurePresenceTable(strapi: Core.Strapi): Promise<void> {
  if (await hasTable(strapi)) return;
  try {
    await strapi.db.connection.schema.createTable(PRESENCE_TABLE, (table) => {
      table.string('entry_type', 100).notNullable();
      table.string('entry_id', 60).notNullable();
      table.integer('user_id').notNullable();
      table.bigInteger('since').notNullable();
      table.bigInteger('seen').notNullable();
      table.primary(['entry_type', 'entry_id', 'user_id']);
    });
  } catch (error) {
    // Two processes may start at the same time.
    if (!(await hasTable(strapi))) throw error;
  }
}

/** Records that this user has the entry open. */
export async function recordPresence(strapi: Core.Strapi, entry: Entry, userId: number): Promise<void> {
  const now = Date.now();
  await rows(strapi)
    .where('seen', '<=', now - PRESENCE_TIMEOUT_MS)
    .delete();
  await rows(strapi)
    .insert({ ...whereOf(entry), user_id: userId, since: now, seen: now })
    .onConflict(['entry_type', 'entry_id', 'user_id'])
    .merge(['seen']);
}

/** Deletes the record that this user has the entry open. */
export async function endPresence(strapi: Core.Strapi, entry: Entry, userId: number): Promise<void> {
  await rows(strapi)
    .where({ ...whereOf(entry), user_id: userId })
    .delete();
}

/** Returns the other users who have the entry open, in the order in which they opened it. */
export async function othersPresent(strapi: Core.Strapi, entry: Entry, userId: number): Promise<Present[]> {
  const found: Row[] = await rows(strapi)
    .where(whereOf(entry))
    .whereNot({ user_id: userId })
    .andWhere('seen', '>', Date.now() - PRESENCE_TIMEOUT_MS)
    .orderBy('since')
    .select('user_id', 'since');
  return found.map(({ user_id, since }) => ({ userId: user_id, since: Number(since) }));
}

const rows = (strapi: Core.Strapi) => strapi.db.connection(PRESENCE_TABLE);
const whereOf = ({ uid, documentId }: Entry) => ({ entry_type: uid, entry_id: documentId });
const hasTable = (strapi: Core.Strapi) => strapi.db.connection.schema.hasTable(PRESENCE_TABLE);
