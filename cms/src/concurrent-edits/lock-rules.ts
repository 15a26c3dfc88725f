import type { Core } from '@strapi/strapi';
import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID, SITE_UID } from '../pages/page-type';
import { findLockedDraft, nextLockVersion } from './lock-version';

/** The types with optimistic locking. */
const LOCKED_UIDS = [ARTICLE_UID, PAGE_UID, SITE_UID] as const;

type Params = { documentId?: string; data?: Record<string, unknown> };

/** Refuses a save of an article, a page or the entry Site that was loaded before somebody else's save. */
export function addLockRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const uid = LOCKED_UIDS.find((one) => one === context.uid);
    if (!uid) return next();
    const params = context.params as Params;
    switch (context.action) {
      case 'create':
      case 'clone':
        params.data = { ...params.data, lockVersion: 1 };
        return next();
      case 'update':
        // In one transaction, because a save that fails later must not increment the version.
        return strapi.db.transaction(async () => {
          const draft = await findLockedDraft(strapi, uid, String(params.documentId));
          if (!draft) return next();
          const lockVersion = await nextLockVersion(strapi, uid, draft, params.data?.lockVersion);
          params.data = { ...params.data, lockVersion };
          return next();
        });
      case 'discardDraft': {
        const before = await findLockedDraft(strapi, uid, String(params.documentId));
        const result = await next();
        // The draft now has the published text. A form with the discarded draft must not overwrite it.
        const where = { documentId: params.documentId, publishedAt: { $null: true } };
        await strapi.db.query(uid).updateMany({ where, data: { lockVersion: (before?.lockVersion ?? 0) + 1 } });
        return result;
      }
      default:
        return next();
    }
  });
}
