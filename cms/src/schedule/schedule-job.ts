import type { Core } from '@strapi/strapi';
import { runSchedule } from './run-schedule';

const EVERY_MINUTE = '0 * * * * *';

/** Publishes and unpublishes due articles and pages once a minute. */
export function startScheduleJob(strapi: Core.Strapi): void {
  const reported = new Set<string>();
  let running = false;
  strapi.cron.add({
    schedule: {
      options: { rule: EVERY_MINUTE },
      async task() {
        if (running) return;
        running = true;
        try {
          await runSchedule(strapi, new Date(), reported);
        } finally {
          running = false;
        }
      },
    },
  });
}
