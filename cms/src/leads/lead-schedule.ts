import type { Core } from '@strapi/strapi';
import { deleteOrphanEvents } from './inbox/lead-event';
import { deleteExpiredLeads } from './retention';
import { scheduleFlush } from './outbox/outbox';

const EVERY_MINUTE = '30 * * * * *';
const EVERY_HOUR = '0 20 * * * *';

/** Sends due notices and deletes expired leads with their notes, now and on a schedule. */
export async function startLeadSchedule(strapi: Core.Strapi): Promise<void> {
  await deleteExpired(strapi);
  scheduleFlush(strapi);
  strapi.cron.add({
    sendLeadMails: {
      options: { rule: EVERY_MINUTE },
      async task() {
        scheduleFlush(strapi);
      },
    },
    deleteExpiredLeads: {
      options: { rule: EVERY_HOUR },
      task: () => deleteExpired(strapi),
    },
  });
}

async function deleteExpired(strapi: Core.Strapi): Promise<void> {
  const count = await deleteExpiredLeads(strapi);
  await deleteOrphanEvents(strapi);
  if (count > 0) strapi.log.info(`Deleted ${count} leads at the end of their retention period.`);
}
