import type { Core, UID } from '@strapi/strapi';
import { currentUser } from '../security/permissions';
import { lockLeads, workOf } from './inbox/change-leads';
import { applyLeadChange, leadEvents, type LeadWork } from './inbox/lead-change';
import { addLeadEvents, LEAD_EVENT_UID, noteText, storeNote } from './inbox/lead-history';
import { LEAD_STATUSES, LEAD_UIDS } from './lead-types';

type Params = { documentId?: string; data?: Partial<LeadWork> & { notes?: unknown } };

/**
 * Adds the rules of leads around the content manager's own save and delete, each in one transaction. A save changes the
 * status by the rules of the inbox. Owner and follow-up change only through the inbox: the form sends all fields, and
 * would write back old values. A note becomes a new note. The history is deleted with its lead.
 */
export function addLeadRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!LEAD_UIDS.has(uid) || (action !== 'update' && action !== 'delete')) return next();
    const params = context.params as Params;
    const documentId = String(params.documentId);
    return strapi.db.transaction(async () => {
      if (action === 'update') return saveLead(strapi, uid, params, next);
      await strapi.db.query(LEAD_EVENT_UID).deleteMany({ where: { leadId: documentId } });
      return next();
    });
  });
}

async function saveLead<T>(strapi: Core.Strapi, uid: UID.ContentType, params: Params, next: () => T): Promise<T> {
  const documentId = String(params.documentId);
  const [lead] = await lockLeads(strapi, uid, { documentId });
  const { owner: _, followUpOn: __, notes, ...data } = params.data ?? {};
  params.data = data;
  if (!lead) return next();
  const author = currentUser(strapi)?.id ?? null;
  const before = workOf(lead);
  // Strapi refuses another status.
  const status = LEAD_STATUSES.find((one) => one === data.leadStatus);
  const after = status ? applyLeadChange(before, { status }, author) : before;
  params.data = { ...data, owner: after.owner, followUpOn: after.followUpOn };
  const result = await next();
  const at = new Date();
  const events = leadEvents(before, after).map((event) => ({ ...event, leadId: documentId, author, at }));
  await addLeadEvents(strapi, events);
  const text = noteText(notes);
  if (text !== undefined) await storeNote(strapi, uid, documentId, { text, author });
  return result;
}
