import type { Core } from '@strapi/strapi';
import { PUBLISH_ACTION } from '../security/current-user';
import type { ScheduledDraft, ScheduledType } from './scheduled-types';

const BATCH = 50;

type Engine = {
  generateUserAbility(user: object): Promise<{ can(action: string, subject: string): boolean }>;
};

/**
 * Publishes every draft of a type whose `publishAt` has passed, with the permissions of the user who set it. A draft that
 * cannot be published stays a draft. Its error is logged once: `reported` has the ids of these drafts. Running again
 * after a crash is safe. Returns the slugs or paths of what was published.
 */
export async function publishScheduled(
  strapi: Core.Strapi,
  { uid, noun, key }: ScheduledType,
  now: Date,
  reported: Set<string>,
): Promise<string[]> {
  const due = (await strapi.documents(uid).findMany({
    status: 'draft',
    filters: { publishAt: { $lte: now.toISOString() } },
    limit: BATCH,
  })) as unknown as ScheduledDraft[];
  const published: string[] = [];
  for (const { documentId, scheduledBy, ...draft } of due) {
    const name = String(draft[key]);
    try {
      if (!(await mayPublish(strapi, uid, scheduledBy))) throw new Error('who scheduled it may not publish any more');
      await strapi.documents(uid).publish({ documentId });
      reported.delete(documentId);
      published.push(name);
    } catch (error) {
      if (!reported.has(documentId)) {
        strapi.log.error(`Scheduled ${noun} "${name}" could not be published: ${(error as Error).message}`);
      }
      reported.add(documentId);
    }
  }
  return published;
}

/** Returns whether this user may publish this type. `null` means that code set the time, which may always publish. */
async function mayPublish(strapi: Core.Strapi, uid: ScheduledType['uid'], id: number | null): Promise<boolean> {
  if (id === null) return true;
  const where = { id, isActive: true, blocked: false };
  const user = await strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });
  if (!user) return false;
  const { engine } = strapi.service('admin::permission') as unknown as { engine: Engine };
  return (await engine.generateUserAbility(user)).can(PUBLISH_ACTION, uid);
}
