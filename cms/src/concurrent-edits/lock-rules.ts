import type { Core } from '@strapi/strapi';
import { readableTime, validationError } from '../errors';
import { REVISED_UIDS } from '../revisions/revision-content';
import { nameOf } from '../security/permissions';

type Params = { documentId?: string; data?: Record<string, unknown> };

/** Refuses a save of an article, a page or the entry Site that was loaded before somebody else's save. */
export function addLockRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const uid = REVISED_UIDS.find((one) => one === context.uid);
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

type LockedDraft = {
  id: number;
  documentId: string;
  title?: string | null;
  lockVersion: number | null;
  updatedAt: string | Date;
  updatedBy?: { firstname?: string | null; lastname?: string | null } | null;
};

/** Returns the draft of an entry with who saved it, or null. */
function findLockedDraft(strapi: Core.Strapi, uid: string, documentId: string): Promise<LockedDraft | null> {
  const where = { documentId, publishedAt: { $null: true } };
  return strapi.db.query(uid).findOne({ where, populate: ['updatedBy'] });
}

/**
 * Optimistic locking. The form sends the `lockVersion` that it loaded. Throws if the stored version is newer. One
 * statement compares and increments, so one of two simultaneous saves fails. Without a loaded version there is no
 * check. Returns the version to store.
 */
async function nextLockVersion(strapi: Core.Strapi, uid: string, draft: LockedDraft, loaded: unknown): Promise<number> {
  const stored = draft.lockVersion ?? 0;
  if (typeof loaded !== 'number') return stored + 1;
  if (loaded !== stored) throw conflictError(draft);
  const { count } = await strapi.db.query(uid).updateMany({
    where: { id: draft.id, lockVersion: draft.lockVersion === null ? { $null: true } : stored },
    data: { lockVersion: stored + 1 },
  });
  if (count === 0) throw conflictError((await findLockedDraft(strapi, uid, draft.documentId)) ?? draft);
  return stored + 1;
}

function conflictError({ title, updatedAt, updatedBy }: LockedDraft): Error {
  const who = updatedBy ? nameOf(updatedBy) : 'somebody else';
  return validationError(
    `"${title ?? 'Site'}" was saved by ${who} on ${readableTime(updatedAt)}, after you opened it. Nothing was overwritten and your text is still in this form: open the entry in a second tab and copy your changes there.`,
    'lockVersion',
  );
}
