import type { Core } from '@strapi/strapi';
import type { LeadType } from './lead-types';
import { enqueueMail } from './outbox/outbox';

export type Submission = {
  values: Readonly<Record<string, string>>;
  sourcePage: string;
  privacyVersion: string | null;
  spamReason: string | null;
};

/** Stores a lead, and its notice in the outbox if notices are configured, in one transaction. */
export async function storeLead(strapi: Core.Strapi, { uid }: LeadType, lead: Submission): Promise<void> {
  const sent = Object.fromEntries(Object.entries(lead.values).filter(([, value]) => value !== ''));
  await strapi.db.transaction(async () => {
    const { documentId } = await strapi.documents(uid).create({
      data: {
        ...sent,
        sourcePage: lead.sourcePage,
        privacyVersion: lead.privacyVersion,
        receivedAt: new Date().toISOString(),
        leadStatus: lead.spamReason ? 'spam' : 'new',
        spamReason: lead.spamReason,
      },
    } as never);
    if (!lead.spamReason) await enqueueMail(strapi, uid, documentId);
  });
}
