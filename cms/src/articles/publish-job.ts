import type { Core } from '@strapi/strapi';
import { publishScheduled } from './publish-scheduled';

const EVERY_MINUTE = '0 * * * * *';

/** Publishes due articles once a minute. */
export function startPublishJob(strapi: Core.Strapi): void {
  const reported = new Set<string>();
  let running = false;
  strapi.cron.add({
    publishScheduledArticles: {
      options: { rule: EVERY_MINUTE },
      async task() {
        if (running) return;
        running = true;
        try {
          const slugs = await publishScheduled(strapi, new Date(), reported);
          if (slugs.length > 0) strapi.log.info(`Published on schedule: ${slugs.join(', ')}`);
        } finally {
          running = false;
        }
      },
    },
  });
}
