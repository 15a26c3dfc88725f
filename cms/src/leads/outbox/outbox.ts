import type { Core } from '@strapi/strapi';
import { leadSettings } from '../lead-settings';
import { mailText } from './mail-text';
import { nextAttempt } from './next-attempt';
import { sender, type Send } from './sender';

const UID = 'api::lead-mail.lead-mail';
const PARALLEL = 20;
/** How long a notice that is being sent is left alone by the other processes on this database. */
const CLAIM_MS = 5 * 60_000;

type Row = { id: number; leadType: string; leadId: string; attempts: number; nextAttemptAt: string };
type Options = { now?: Date; send?: Send };

/** Notes that somebody is to be told of a lead. Only a reference: what the visitor wrote stands in one place. */
export async function enqueueMail(strapi: Core.Strapi, leadType: string, leadId: string): Promise<void> {
  if (!leadSettings().mail) return;
  await strapi.documents(UID).create({
    data: { leadType, leadId, attempts: 0, nextAttemptAt: new Date().toISOString() },
  } as never);
}

/**
 * Sends what is due, oldest first, and answers how many went out. A notice leaves the outbox once the mail
 * server has taken it; one that fails waits longer each time. A server that cannot be reached ends the round.
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

/** Takes a notice for this process. Of several that see it in the same moment, one gets it. */
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
    // Without an answer from the server, every other notice would wait for the same silence.
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
