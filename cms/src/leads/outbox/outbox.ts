import type { Core } from '@strapi/strapi';
import { leadSettings } from '../lead-settings';
import { mailText } from './mail-text';
import { nextAttempt } from './next-attempt';
import { sender, type Send } from './sender';

const UID = 'api::lead-mail.lead-mail';
const PARALLEL = 20;
/** Other processes on this database skip a claimed notice for this long. */
const CLAIM_MS = 5 * 60_000;

type Row = { id: number; leadType: string; leadId: string; attempts: number; nextAttemptAt: string };
type Options = { now?: Date; send?: Send };

/** Adds a notice about a lead to the outbox. Stores only a reference, so that the lead data exists once. */
export async function enqueueMail(strapi: Core.Strapi, leadType: string, leadId: string): Promise<void> {
  if (!leadSettings().mail) return;
  await strapi.documents(UID).create({
    data: { leadType, leadId, attempts: 0, nextAttemptAt: new Date().toISOString() },
  } as never);
}

/**
 * Sends due notices, oldest first, and returns how many were sent. A notice is deleted once the mail server accepts it.
 * A failed notice waits longer each time. An unreachable server ends the run.
 */
export async function flushOutbox(strapi: Core.Strapi, { now = new Date(), send }: Options = {}): Promise<number> {
  const { mail } = leadSettings();
  if (!mail) return 0;
  const deliver = send ?? sender(mail);
  let sent = 0;
  for (;;) {
    const due = (await strapi.db.query(UID).findMany({
      where: { nextAttemptAt: { $lte: now } },
      orderBy: { id: 'asc' },
      limit: PARALLEL,
    })) as Row[];
    for (const row of due) {
      const outcome = await deliverOne(strapi, row, deliver, now);
      if (outcome === 'sent') sent += 1;
      if (outcome === 'unreachable') return sent;
    }
    if (due.length < PARALLEL) return sent;
  }
}

/** Claims a notice for this process. Only one of several concurrent processes succeeds. */
async function claim(strapi: Core.Strapi, { id, nextAttemptAt }: Row, now: Date): Promise<boolean> {
  const { count } = await strapi.db.query(UID).updateMany({
    where: { id, nextAttemptAt },
    data: { nextAttemptAt: new Date(now.getTime() + CLAIM_MS) },
  });
  return count === 1;
}

async function deliverOne(strapi: Core.Strapi, row: Row, deliver: Send, now: Date) {
  if (!(await claim(strapi, row, now))) return 'taken' as const;
  const lead = await strapi.db.query(row.leadType).findOne({ where: { documentId: row.leadId } });
  const remove = () => strapi.db.query(UID).delete({ where: { id: row.id } });
  if (!lead) {
    await remove();
    return 'gone' as const;
  }
  try {
    await deliver(mailText(row.leadType, lead));
    await remove();
    return 'sent' as const;
  } catch (error) {
    const { message, responseCode } = error as Error & { responseCode?: number };
    // If the server does not respond, every other notice would run into the same timeout.
    const refused = responseCode !== undefined;
    await strapi.db.query(UID).update({
      where: { id: row.id },
      data: {
        attempts: row.attempts + 1,
        nextAttemptAt: nextAttempt(row.attempts, refused, now),
        lastError: message.slice(0, 200),
      },
    });
    strapi.log.warn(`A notice about lead ${row.leadId} has to wait (attempt ${row.attempts + 1}): ${message}`);
    return refused ? ('refused' as const) : ('unreachable' as const);
  }
}
