import type { Core } from '@strapi/strapi';
import { ARTICLE_UID, PUBLISH_ACTION } from './article-type';

const BATCH = 50;

type Scheduled = { documentId: string; slug: string; scheduledBy: number | null };
type Engine = {
  generateUserAbility(user: object): Promise<{ can(action: string, subject: string): boolean }>;
};

/**
 * Publishes every draft whose `publishAt` has passed, with the permissions of the user who set it. A draft that cannot
 * be published stays a draft. Its error is logged once. Running again after a crash is safe. Returns the published
 * slugs.
 */
export async function publishScheduled(strapi: Core.Strapi, now: Date, reported: Set<string>): Promise<string[]> {
  const due = (await strapi.documents(ARTICLE_UID).findMany({
    status: 'draft',
    filters: { publishAt: { $lte: now.toISOString() } },
    limit: BATCH,
  })) as unknown as Scheduled[];
  const published: string[] = [];
  for (const { documentId, slug, scheduledBy } of due) {
    try {
      if (!(await mayPublish(strapi, scheduledBy))) throw new Error('who scheduled it may not publish any more');
      await strapi.documents(ARTICLE_UID).publish({ documentId });
      reported.delete(documentId);
      published.push(slug);
    } catch (error) {
      if (!reported.has(documentId)) {
        strapi.log.error(`Scheduled article "${slug}" could not be published: ${(error as Error).message}`);
      }
      reported.add(documentId);
    }
  }
  return published;
}

/** Returns whether this user may publish. `null` means that code set the time, which may always publish. */
async function mayPublish(strapi: Core.Strapi, id: number | null): Promise<boolean> {
  if (id === null) return true;
  const where = { id, isActive: true, blocked: false };
  const user = await strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });
  if (!user) return false;
  const { engine } = strapi.service('admin::permission') as unknown as { engine: Engine };
  return (await engine.generateUserAbility(user)).can(PUBLISH_ACTION, ARTICLE_UID);
}
