import type { Core, UID } from '@strapi/strapi';
import { LEAD_TYPES } from '../lead-types';
import { addLeadEvents } from './lead-event';

const BATCH_SIZE = 500;

type Row = { id: number; documentId: string; notes: string; updatedAt: string | null; createdAt: string | null };

/**
 * Moves what older releases stored in the field `notes` into the first note of each lead. Runs at each start, because a
 * process of the older release can still write during an upgrade. The date of the last change stays, because retention
 * counts from it.
 */
export async function moveNotes(strapi: Core.Strapi): Promise<void> {
  for (const { uid } of Object.values(LEAD_TYPES)) {
    while ((await moveBatch(strapi, uid)) === BATCH_SIZE);
  }
}

async function moveBatch(strapi: Core.Strapi, uid: UID.ContentType): Promise<number> {
  return strapi.db.transaction(async () => {
    // The lock makes another process that starts at the same time wait. Then it finds none of these leads.
    const leads = await strapi.db
      .queryBuilder(uid)
      .select('*')
      .where({ notes: { $notNull: true } })
      .limit(BATCH_SIZE)
      .forUpdate()
      .execute<Row[]>();
    const notes = leads.filter(({ notes: text }) => text.trim() !== '');
    const authors = await lastEditors(strapi, uid, notes);
    await addLeadEvents(
      strapi,
      notes.map(({ id, documentId, notes: text, updatedAt, createdAt }) => ({
        ...{ kind: 'note', text, leadId: documentId, author: authors.get(id) ?? null },
        at: new Date(updatedAt ?? createdAt ?? Date.now()),
      })),
    );
    const where = { id: { $in: leads.map(({ id }) => id) } };
    if (leads.length > 0) await strapi.db.query(uid).updateMany({ where, data: { notes: null } });
    return leads.length;
  });
}

/** The last editor of a lead is the best guess of who wrote its notes. */
async function lastEditors(strapi: Core.Strapi, uid: UID.ContentType, leads: Row[]): Promise<Map<number, number>> {
  if (leads.length === 0) return new Map();
  const where = { id: { $in: leads.map(({ id }) => id) } };
  const rows = (await strapi.db.query(uid).findMany({ where, select: ['id'], populate: ['updatedBy'] })) as Array<{
    id: number;
    updatedBy: { id: number } | null;
  }>;
  return new Map(rows.flatMap(({ id, updatedBy }) => (updatedBy ? [[id, updatedBy.id] as const] : [])));
}
