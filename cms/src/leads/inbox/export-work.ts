import type { Core } from '@strapi/strapi';
import { LEAD_EVENT_UID, type StoredLeadEvent } from './lead-event';
import { namesOf } from './people';

type Lead = { documentId: string; owner: number | null };

/** Returns a function with the owner's name and all notes of a lead, newest first, each with its time and author. */
export async function workForExport(strapi: Core.Strapi, leads: Lead[]) {
  const where = { kind: 'note', leadId: { $in: leads.map(({ documentId }) => documentId) } };
  const orderBy = [{ at: 'desc' }, { id: 'desc' }];
  const notes = (await strapi.db.query(LEAD_EVENT_UID).findMany({ where, orderBy })) as StoredLeadEvent[];
  const accounts = [...leads.map(({ owner }) => owner), ...notes.map(({ author }) => author)];
  const nameOf = await namesOf(
    strapi,
    accounts.filter((id) => id !== null),
  );
  const byLead = new Map<string, string[]>();
  for (const { leadId, at, author, text } of notes) {
    const head = `${new Date(at).toISOString()} ${author === null ? '' : nameOf(author)}`.trim();
    byLead.set(leadId, [...(byLead.get(leadId) ?? []), `${head}: ${text}`]);
  }
  return ({ documentId, owner }: Lead) => ({
    owner: owner === null ? null : nameOf(owner),
    notes: byLead.get(documentId)?.join('\n\n') ?? null,
  });
}
