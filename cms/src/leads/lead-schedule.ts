import type { Core } from '@strapi/strapi';
import { deleteOldLeads } from './old-leads';
import { drainSoon } from './outbox/drain-soon';

const EVERY_MINUTE = '30 * * * * *';
const EVERY_HOUR = '0 20 * * * *';

/** Sends waiting notices and deletes leads past their retention period: now, and on a schedule. */
export async function startLeadSchedule(strapi: Core.Strapi): Promise<void> {
  await clean(strapi);
  drainSoon(strapi);
  strapi.cron.add({
    sendLeadMails: {
      options: { rule: EVERY_MINUTE },
      async task() {
        drainSoon(strapi);
      },
    },
    deleteOldLeads: {
      options: { rule: EVERY_HOUR },
      task: () => clean(strapi),
    },
  });
}

async function clean(strapi: Core.Strapi): Promise<void> {
  const count = await deleteOldLeads(strapi);
  if (count > 0) strapi.log.info(`Deleted ${count} leads at the end of their retention period.`);
}
