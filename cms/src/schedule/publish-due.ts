import type { Core } from '@strapi/strapi';

const UID = 'api::article.article';
const AT_ONCE = 50;

/**
 * Publishes every draft whose time has come, then clears the time. In that order a crash in between only
 * publishes once more, which changes nothing. A draft that cannot be published (a required field is empty) is
 * named once in the log and left as it is. Returns the slugs that went out.
 */
export async function publishDue(strapi: Core.Strapi, now: Date, complained: Set<string>): Promise<string[]> {
  const due = await strapi.documents(UID).findMany({
    status: 'draft',
    filters: { publishAt: { $lte: now.toISOString() } },
    limit: AT_ONCE,
  });
  const out: string[] = [];
  for (const { documentId, slug } of due) {
    try {
      await strapi.documents(UID).publish({ documentId });
      await strapi.db.query(UID).updateMany({ where: { documentId }, data: { publishAt: null } });
      complained.delete(documentId);
      out.push(String(slug));
    } catch (error) {
      if (!complained.has(documentId)) {
        strapi.log.error(`Scheduled article "${slug}" could not be published: ${(error as Error).message}`);
      }
      complained.add(documentId);
    }
  }
  return out;
}
