import type { Core } from '@strapi/strapi';
import { readableTime } from '../errors/readable-time';
import { validationError } from '../errors/validation-error';
import { nameOf } from '../security/current-user';

export type LockedDraft = {
  id: number;
  documentId: string;
  title?: string | null;
  lockVersion: number | null;
  updatedAt: string | Date;
  updatedBy?: { firstname?: string | null; lastname?: string | null } | null;
};

/** Returns the draft of an entry with who saved it, or null. */
export async function findLockedDraft(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<LockedDraft | null> {
  const where = { documentId, publishedAt: { $null: true } };
  return strapi.db.query(uid).findOne({ where, populate: ['updatedBy'] });
}

/**
 * Optimistic locking. The form sends the `lockVersion` that it loaded. Throws if the stored version is newer. One
 * statement compares and increments, so one of two simultaneous saves fails. Without a loaded version there is no
 * check. Returns the version to store.
 */
export async function nextLockVersion(
  strapi: Core.Strapi,
  uid: string,
  draft: LockedDraft,
  loaded: unknown,
): Promise<number> {
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
