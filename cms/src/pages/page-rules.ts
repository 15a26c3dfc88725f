import type { Core } from '@strapi/strapi';
import { checkLinks, checkPublished, checkSave, checkStoryPicture, refuseDelete } from './page-checks';
import { PAGE_UID, type PageData, SITE_UID, STORY_UID } from './page-type';
import { siteContent } from './site-content';

type Params = { documentId?: string; status?: string; data?: PageData };

const SAVE_ACTIONS = new Set(['create', 'clone', 'update']);
const READ_ACTIONS = new Set(['findOne', 'findFirst', 'findMany', 'count']);

/**
 * Adds the rules that run around each write of a page, a story and the entry Site, in one transaction with it, so that
 * an error rolls it back. Drops the content cache after the commit, because until then another connection reads the old
 * rows.
 */
export function addPageRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context;
    if (READ_ACTIONS.has(action)) return next();
    if (context.uid === SITE_UID || context.uid === STORY_UID) {
      const data = (context.params as Params).data ?? {};
      const title = context.uid === SITE_UID ? 'Site' : data.title || 'This story';
      checkLinks(title, data);
      if (context.uid === STORY_UID) checkStoryPicture(strapi, title, data);
      return strapi.db.transaction(async ({ onCommit }) => {
        onCommit(() => siteContent(strapi).drop());
        return next();
      });
    }
    if (context.uid !== PAGE_UID) return next();
    const { documentId, status, data } = context.params as Params;
    return strapi.db.transaction(async ({ onCommit }) => {
      onCommit(() => siteContent(strapi).drop());
      if (SAVE_ACTIONS.has(action)) await checkSave(strapi, action === 'update' ? documentId : undefined, data ?? {});
      if (action === 'delete' && documentId) await refuseDelete(strapi, documentId);
      const result = await next();
      const isPublished = action === 'publish' || (SAVE_ACTIONS.has(action) && status === 'published');
      if (isPublished) await checkPublished(strapi, String((result as { documentId?: string } | null)?.documentId));
      return result;
    });
  });
}
