import type { Core, UID } from '@strapi/strapi';
import { LEAD_TYPES } from '../lead-types';
import type { LeadEvent } from './lead-change';

export const LEAD_EVENT_UID = 'api::lead-event.lead-event';

export type Note = { kind: 'note'; text: string };
export type StoredLeadEvent = {
  id: number;
  leadId: string;
  at: string;
  author: number | null;
  kind: LeadEvent['kind'] | 'note';
  text: string | null;
  before: string | null;
  after: string | null;
};
type NewLeadEvent = { leadId: string; author: number | null; at: Date } & (Note | LeadEvent);

/** Stores notes and changes of leads. They are never updated. */
export async function addLeadEvents(strapi: Core.Strapi, events: readonly NewLeadEvent[]): Promise<void> {
  if (events.length > 0) await strapi.db.query(LEAD_EVENT_UID).createMany({ data: [...events] });
}

/** Deletes the events of one lead. */
export async function deleteLeadEvents(strapi: Core.Strapi, leadId: string): Promise<void> {
  await strapi.db.query(LEAD_EVENT_UID).deleteMany({ where: { leadId } });
}

/** Deletes the events of leads that no longer exist, however they were deleted. */
export async function deleteOrphanEvents(strapi: Core.Strapi): Promise<void> {
  const table = tableOf(strapi, LEAD_EVENT_UID);
  const orphans = strapi.db.getConnection(table);
  for (const { uid } of Object.values(LEAD_TYPES)) {
    const leads = tableOf(strapi, uid);
    void orphans.whereNotExists((lead) =>
      lead
        .select(strapi.db.connection.raw('1'))
        .from(leads)
        .whereRaw('?? = ??', [`${leads}.document_id`, `${table}.lead_id`]),
    );
  }
  await orphans.delete();
}

const tableOf = (strapi: Core.Strapi, uid: UID.ContentType) => strapi.db.metadata.get(uid).tableName;
