import type { Core } from '@strapi/strapi';
import { publishScheduled } from './publish-scheduled';
import { SCHEDULED_TYPES } from './scheduled-types';

const EVERY_MINUTE = '0 * * * * *';

/** Publishes due articles and pages once a minute. */
export function startPublishJob(strapi: Core.Strapi): void {
  const reported = new Set<string>();
  let running = false;
  strapi.cron.add({
    publishScheduled: {
      options: { rule: EVERY_MINUTE },
      async task() {
        if (running) return;
        running = true;
        try {
          for (const type of SCHEDULED_TYPES) {
            const published = await publishScheduled(strapi, type, new Date(), reported);
            if (published.length > 0) strapi.log.info(`Published on schedule: ${published.join(', ')}`);
          }
        } finally {
          running = false;
        }
      },
    },
  });
}
