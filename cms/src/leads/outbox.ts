import type { Core } from '@strapi/strapi';
import { createSender, mailSettings, type SendLead } from './lead-mail';

export const MAIL_UID = 'api::lead-mail.lead-mail';
const BATCH_SIZE = 20;
/** Other processes on this database skip a claimed notice for this long. */
const CLAIM_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Maximum delay for an unreachable server. Notices go out soon after it is back. */
const MAX_DELAY_WHEN_DOWN_MS = 5 * MINUTE_MS;
/** Maximum delay for a server that refuses the mail. */
const MAX_DELAY_WHEN_REFUSED_MS = 6 * 60 * MINUTE_MS;

type Row = { id: number; leadType: string; leadId: string; attempts: number; nextAttemptAt: string };

/** Adds a notice about a lead to the outbox. Stores only a reference, so that the lead data exists once. */
export async function enqueueMail(strapi: Core.Strapi, leadType: string, leadId: string): Promise<void> {
  if (!mailSettings()) return;
  await strapi.documents(MAIL_UID).create({
    data: { leadType, leadId, attempts: 0, nextAttemptAt: new Date().toISOString() },
  } as never);
}

/**
 * Sends due notices, oldest first. A notice is deleted once the mail server accepts it. A failed notice waits longer
 * each time. An unreachable server ends the run.
 */
async function flushOutbox(strapi: Core.Strapi): Promise<void> {
  const settings = mailSettings();
  if (!settings) return;
  const now = new Date();
  const send = createSender(settings);
  for (;;) {
    const due = (await strapi.db.query(MAIL_UID).findMany({
      where: { nextAttemptAt: { $lte: now } },
      orderBy: { id: 'asc' },
      limit: BATCH_SIZE,
    })) as Row[];
    for (const row of due) if (!(await deliver(strapi, row, send, now))) return;
    if (due.length < BATCH_SIZE) return;
  }
}

/** Claims a notice for this process. Only one of several concurrent processes succeeds. */
async function claim(strapi: Core.Strapi, { id, nextAttemptAt }: Row, now: Date): Promise<boolean> {
  const { count } = await strapi.db.query(MAIL_UID).updateMany({
    where: { id, nextAttemptAt },
    data: { nextAttemptAt: new Date(now.getTime() + CLAIM_MS) },
  });
  return count === 1;
}

/** Sends one notice, unless another process does. Returns false if the mail server does not respond. */
async function deliver(strapi: Core.Strapi, row: Row, send: SendLead, now: Date): Promise<boolean> {
  if (!(await claim(strapi, row, now))) return true;
  const lead = await strapi.db.query(row.leadType).findOne({ where: { documentId: row.leadId } });
  try {
    if (lead) await send(row.leadType, lead);
  } catch (error) {
    const { message, responseCode } = error as Error & { responseCode?: number };
    // If the server does not respond, every other notice would run into the same timeout.
    const refused = responseCode !== undefined;
    await strapi.db.query(MAIL_UID).update({
      where: { id: row.id },
      data: {
        attempts: row.attempts + 1,
        nextAttemptAt: nextAttempt(row.attempts, refused, now),
        lastError: message.slice(0, 200),
      },
    });
    strapi.log.warn(`A notice about lead ${row.leadId} has to wait (attempt ${row.attempts + 1}): ${message}`);
    return refused;
  }
  await strapi.db.query(MAIL_UID).delete({ where: { id: row.id } });
  return true;
}

/** Returns the time of the next attempt: after 1, 2, 4 … minutes, up to one of the two limits above. */
export function nextAttempt(attemptsBefore: number, refused: boolean, now: Date): Date {
  const maxDelay = refused ? MAX_DELAY_WHEN_REFUSED_MS : MAX_DELAY_WHEN_DOWN_MS;
  return new Date(now.getTime() + Math.min(maxDelay, MINUTE_MS * 2 ** Math.min(attemptsBefore, 20)));
}

let isFlushing = false;
let isFlushRequested = false;

/** Sends due notices in the background. Only one run at a time. */
export function scheduleFlush(strapi: Core.Strapi): void {
  if (!mailSettings()) return;
  isFlushRequested = true;
  if (!isFlushing) void flushLoop(strapi);
}

async function flushLoop(strapi: Core.Strapi): Promise<void> {
  isFlushing = true;
  try {
    while (isFlushRequested) {
      isFlushRequested = false;
      await flushOutbox(strapi);
    }
  } catch (error) {
    strapi.log.error(`The mail outbox could not be read: ${(error as Error).message}`);
  } finally {
    isFlushing = false;
  }
}
