import type { Core } from '@strapi/strapi';
import { runSchedule } from './run-schedule';

const EVERY_MINUTE = '0 * * * * *';

/** Publishes and unpublishes due articles and pages once a minute. */
export function startScheduleJob(strapi: Core.Strapi): void {
  const reported = new Set<string>();
  let isRunning = false;
  strapi.cron.add({
    schedule: {
      options: { rule: EVERY_MINUTE },
      async task() {
        if (isRunning) return;
        isRunning = true;
        try {
          await runSchedule(strapi, new Date(), reported);
        } finally {
          isRunning = false;
        }
      },
    },
  });
}
