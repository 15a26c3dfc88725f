import type { Core } from '@strapi/strapi';
import { ARTICLE_UID, type Draft, findDraft } from './article-type';
import { readableTime } from '../errors/readable-time';
import { validationError } from '../errors/validation-error';

/**
 * Optimistic locking. The form sends the `lockVersion` that it loaded. Throws if the stored version is newer. One
 * statement compares and increments, so one of two simultaneous saves fails. Without a loaded version there is no
 * check. Returns the version to store.
 */
export async function nextLockVersion(strapi: Core.Strapi, draft: Draft, loaded: unknown): Promise<number> {
  const stored = draft.lockVersion ?? 0;
  if (typeof loaded !== 'number') return stored + 1;
  if (loaded !== stored) throw overwriteRefusal(draft);
  const { count } = await strapi.db.query(ARTICLE_UID).updateMany({
    where: { id: draft.id, lockVersion: draft.lockVersion === null ? { $null: true } : stored },
    data: { lockVersion: stored + 1 },
  });
  if (count === 0) throw overwriteRefusal((await findDraft(strapi, draft.documentId)) ?? draft);
  return stored + 1;
}

function overwriteRefusal({ title, updatedAt, updatedBy }: Draft): Error {
  const who = [updatedBy?.firstname, updatedBy?.lastname].filter(Boolean).join(' ') || 'somebody else';
  return validationError(
    `"${title}" was saved by ${who} on ${readableTime(updatedAt)}, after you opened it. Nothing was overwritten and your text is still in this form: open the article in a second tab and copy your changes there.`,
    'lockVersion',
  );
}
