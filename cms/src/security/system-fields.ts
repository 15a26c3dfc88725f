import type { Core } from '@strapi/strapi';
import { currentUser } from './current-user';

/** The fields that Strapi sets itself. `createdBy` and `updatedBy` come from its controllers, which know the account. */
const SYSTEM_FIELDS = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations'];

type Params = { data?: Record<string, unknown> };

/**
 * Removes the system fields from what an account writes, for all types. Strapi would store them: an account could give
 * its entry the document id of another one, or choose its id. Call before all other rules, so that they see what is
 * stored.
 */
export function addSystemFieldRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const params = context.params as Params;
    if (params.data && currentUser(strapi)) {
      const removed = context.action === 'update' ? [...SYSTEM_FIELDS, 'createdBy'] : SYSTEM_FIELDS;
      params.data = Object.fromEntries(Object.entries(params.data).filter(([name]) => !removed.includes(name)));
    }
    return next();
  });
}
