import type { Core, UID } from '@strapi/strapi';
import { applyLeadChange, type LeadChange, leadEvents, type LeadWork } from './lead-change';
import { addLeadEvents } from './lead-event';

type Row = LeadWork & { id: number; documentId: string };

/**
 * Changes leads of one type, with their events, in one transaction. Returns how many differ afterwards. A lead that
 * another user has taken cannot be taken: then no lead changes and the result names the owner.
 */
export async function applyChangeTo(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ids: number[],
  change: LeadChange,
  actor: number,
): Promise<number | { takenBy: number }> {
  return strapi.db.transaction(async () => {
    const leads = await lockLeads(strapi, uid, { id: { $in: ids } });
    const taken = leads.find(({ owner }) => 'take' in change && owner !== null && owner !== actor);
    if (taken) return { takenBy: Number(taken.owner) };
    const at = new Date();
    const events = [];
    const updates = new Map<string, { data: LeadWork; ids: number[] }>();
    for (const lead of leads) {
      const before = workOf(lead);
      const after = applyLeadChange(before, change, actor);
      const differences = leadEvents(before, after);
      if (differences.length === 0) continue;
      events.push(...differences.map((event) => ({ ...event, leadId: lead.documentId, author: actor, at })));
      const key = JSON.stringify(after);
      updates.set(key, { data: after, ids: [...(updates.get(key)?.ids ?? []), lead.id] });
    }
    // One statement for all leads that become alike, because updates with the document service take many seconds.
    // Strapi's `updateMany` does not set updatedAt.
    for (const { data, ids: alike } of updates.values()) {
      const where = { id: { $in: alike } };
      await strapi.db.query(uid).updateMany({ where, data: { ...data, updatedAt: at, updatedBy: actor } });
    }
    await addLeadEvents(strapi, events);
    return [...updates.values()].reduce((sum, { ids: alike }) => sum + alike.length, 0);
  });
}

/** Returns the fields of a row that colleagues change. */
export const workOf = ({ leadStatus, owner, followUpOn }: LeadWork): LeadWork => ({ leadStatus, owner, followUpOn });

/** Returns rows, locked until the transaction ends. Two users who take a lead at the same time wait for each other. */
export async function lockLeads(strapi: Core.Strapi, uid: UID.ContentType, where: object): Promise<Row[]> {
  return strapi.db.queryBuilder(uid).select('*').where(where).forUpdate().execute<Row[]>();
}
