import type { Core } from '@strapi/strapi';
import { publishDue } from './publish-due';

const EVERY_MINUTE = '0 * * * * *';

/** Looks once a minute for articles whose `publishAt` has passed. */
export function startSchedule(strapi: Core.Strapi): void {
  const complained = new Set<string>();
  let running = false;
  strapi.cron.add({
    publishDueArticles: {
      options: { rule: EVERY_MINUTE },
      async task() {
        if (running) return;
        running = true;
        try {
          const slugs = await publishDue(strapi, new Date(), complained);
          if (slugs.length > 0) strapi.log.info(`Published on schedule: ${slugs.join(', ')}`);
        } finally {
          running = false;
        }
      },
    },
  });
}
