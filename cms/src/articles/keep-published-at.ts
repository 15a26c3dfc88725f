import type { Core } from '@strapi/strapi';
import { ARTICLE_UID } from './article-type';

const PUBLISHING_ACTIONS = new Set(['publish', 'update', 'create']);

/**
 * Preserves the date of the first publication. Strapi recreates the published row at every publish and sets its date to
 * now. A corrected typo would move an old article to the top of the list.
 */
export function keepPublishedAt(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const documentId = (context.params as { documentId?: string }).documentId;
    if (context.uid !== ARTICLE_UID || !documentId || !PUBLISHING_ACTIONS.has(context.action)) return next();
    const published = { documentId, publishedAt: { $notNull: true } };
    const before = await strapi.db.query(ARTICLE_UID).findOne({ where: published, select: ['id', 'publishedAt'] });
    const result = await next();
    if (before) {
      await strapi.db.query(ARTICLE_UID).updateMany({ where: published, data: { publishedAt: before.publishedAt } });
    }
    return result;
  });
}
