import type { Core } from '@strapi/strapi';
import { ARTICLE_UID, type Draft, PUBLISH_ACTION, readableTime } from './article-type';
import { currentUser } from './current-user';
import { validationError } from './validation-error';

type Data = { publishAt?: string | Date | null };

/**
 * Checks a new time in `publishAt` and returns who set it: a time in the past is refused, and so is one that is set by a
 * user who may not publish. A time that stays as it was is not checked again.
 */
export function checkPublishAt(strapi: Core.Strapi, draft: Draft | null, { publishAt }: Data) {
  if (publishAt === undefined || time(publishAt) === time(draft?.publishAt)) return {};
  if (publishAt === null) return { scheduledBy: null };
  const user = currentUser(strapi);
  if (user && !user.can(PUBLISH_ACTION, ARTICLE_UID)) {
    throw validationError(
      'Only who may publish can schedule an article. Save it without a time and ask an editor.',
      'publishAt',
    );
  }
  if (time(publishAt) <= Date.now()) {
    throw validationError('This time has passed. Choose a later one, or clear it and press Publish.', 'publishAt');
  }
  return { scheduledBy: user?.id ?? null };
}

/** Refuses Publish for an article with a future time: the editor may mean either. */
export function checkPublishNow(strapi: Core.Strapi, { title, publishAt }: Draft): void {
  if (!currentUser(strapi) || !publishAt || time(publishAt) <= Date.now()) return;
  const message = `"${title}" is scheduled for ${readableTime(publishAt)}. Press Save to leave it scheduled, or clear the time to publish it now.`;
  throw validationError(message, 'publishAt');
}

/** Clears the time of a document that was published or unpublished, so that it does not act a second time. */
export async function clearSchedule(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db
    .query(ARTICLE_UID)
    .updateMany({ where: { documentId }, data: { publishAt: null, scheduledBy: null } });
}

const time = (value: string | Date | null | undefined) => (value ? new Date(value).getTime() : 0);
