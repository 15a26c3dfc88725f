import type { Core } from '@strapi/strapi';
import { REVISION_UID } from './revised-types';

const EVERY_HOUR = '0 40 * * * *';
const DELETED_RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes once an hour the revisions of entries that were deleted 30 days ago. */
export function startRevisionJob(strapi: Core.Strapi): void {
  strapi.cron.add({
    deleteRevisions: {
      options: { rule: EVERY_HOUR },
      task: () => deleteOldRevisions(strapi, new Date()),
    },
  });
}

async function deleteOldRevisions(strapi: Core.Strapi, now: Date): Promise<void> {
  const revisions = strapi.db.query(REVISION_UID);
  const where = { kind: 'deleted', at: { $lt: new Date(now.getTime() - DELETED_RETENTION_DAYS * DAY_MS) } };
  const found = (await revisions.findMany({ where, select: ['entryId'] })) as Array<{ entryId: string }>;
  if (found.length > 0)
    await revisions.deleteMany({ where: { entryId: { $in: found.map(({ entryId }) => entryId) } } });
}
