import type { Core } from '@strapi/strapi';

/** The table of who edits what. All CMS processes share it. */
const TABLE = 'edit_presence';
/** Three times the interval of the admin. */
export const PRESENCE_MS = 60_000;

type Entry = { uid: string; documentId: string };
export type Present = { userId: number; since: number };
type Row = { user_id: number; since: number | string };

/** Creates the table. Call in `bootstrap`, before the first request. */
export async function ensurePresenceTable(strapi: Core.Strapi): Promise<void> {
  if (await hasTable(strapi)) return;
  try {
    await strapi.db.connection.schema.createTable(TABLE, (table) => {
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

/** Notes that this user has the entry open. */
export async function notePresence(strapi: Core.Strapi, entry: Entry, userId: number): Promise<void> {
  const now = Date.now();
  await rows(strapi)
    .where('seen', '<=', now - PRESENCE_MS)
    .delete();
  await rows(strapi)
    .insert({ ...whereOf(entry), user_id: userId, since: now, seen: now })
    .onConflict(['entry_type', 'entry_id', 'user_id'])
    .merge(['seen']);
}

/** Forgets that this user has the entry open. */
export async function endPresence(strapi: Core.Strapi, entry: Entry, userId: number): Promise<void> {
  await rows(strapi)
    .where({ ...whereOf(entry), user_id: userId })
    .delete();
}

/** Returns the other users who have the entry open, who came first first. */
export async function othersPresent(strapi: Core.Strapi, entry: Entry, userId: number): Promise<Present[]> {
  const found: Row[] = await rows(strapi)
    .where(whereOf(entry))
    .whereNot({ user_id: userId })
    .andWhere('seen', '>', Date.now() - PRESENCE_MS)
    .orderBy('since')
    .select('user_id', 'since');
  return found.map(({ user_id, since }) => ({ userId: user_id, since: Number(since) }));
}

const rows = (strapi: Core.Strapi) => strapi.db.connection(TABLE);
const whereOf = ({ uid, documentId }: Entry) => ({ entry_type: uid, entry_id: documentId });
const hasTable = (strapi: Core.Strapi) => strapi.db.connection.schema.hasTable(TABLE);
