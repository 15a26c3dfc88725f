import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { checkDocument } from './check-document';
import { type CheckedUid, isChecked } from './checked-document';
import { readDocument, readFields } from './read-document';

type Params = { documentId?: string; status?: string };

const SAVE_ACTIONS = new Set(['create', 'clone', 'update']);
const unchecked = new AsyncLocalStorage<true>();

/** Publishes without the checks. For content that was published before and that nobody edits now. */
export const withoutChecks = <T>(publish: () => Promise<T>): Promise<T> => unchecked.run(true, publish);

/**
 * Refuses to publish an article or a page with problems of the level `refuse`. Covers the admin, bulk actions, the
 * schedule, the seed and code.
 */
export function addPublishChecks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId, status } = context.params as Params;
    if (!isChecked(uid) || unchecked.getStore()) return next();
    if (action === 'publish' && documentId) {
      await refuseProblems(strapi, uid, { documentId, status: 'draft' });
      return next();
    }
    if (!SAVE_ACTIONS.has(action) || status !== 'published') return next();
    // Strapi publishes such a save itself, so it is checked afterwards and rolled back.
    return strapi.db.transaction(async () => {
      const result = await next();
      const { documentId } = (result ?? {}) as { documentId?: string };
      if (documentId) await refuseProblems(strapi, uid, { documentId, status: 'published' });
      return result;
    });
  });
}

/** Throws one error with all problems that refuse the publication. Each names the document and its field. */
async function refuseProblems(strapi: Core.Strapi, uid: CheckedUid, version: Parameters<typeof readFields>[2]) {
  const data = await readFields(strapi, uid, version);
  if (!data) return;
  const refused = checkDocument(await readDocument(strapi, uid, data)).filter(({ level }) => level === 'refuse');
  if (refused.length === 0) return;
  const title = typeof data.title === 'string' && data.title ? data.title : 'Untitled';
  const named = (message: string) => `"${title}" ${message}`;
  const all = refused.map(({ path, message }) => ({ path, message: named(message), name: 'ValidationError' }));
  throw new errors.ValidationError(all[0].message, { errors: all });
}
