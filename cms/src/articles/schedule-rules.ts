import type { Core } from '@strapi/strapi';
import { ARTICLE_UID, type Draft, PUBLISH_ACTION, readableTime } from './article-type';
import { currentUser } from './current-user';
import { validationError } from '../errors/validation-error';

type Data = { publishAt?: string | Date | null };

/**
 * Validates a changed `publishAt` and returns who set it. Throws for a past time, and for a user who may not publish.
 * An unchanged time is not validated again.
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

/** Throws if an editor publishes an article with a future time, because the intent is ambiguous. */
export function checkPublishNow(strapi: Core.Strapi, { title, publishAt }: Draft): void {
  if (!currentUser(strapi) || !publishAt || time(publishAt) <= Date.now()) return;
  const message = `"${title}" is scheduled for ${readableTime(publishAt)}. Press Save to leave it scheduled, or clear the time to publish it now.`;
  throw validationError(message, 'publishAt');
}

/** Clears the schedule of a published or unpublished document, so that it does not run again. */
export async function clearSchedule(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db
    .query(ARTICLE_UID)
    .updateMany({ where: { documentId }, data: { publishAt: null, scheduledBy: null } });
}

const time = (value: string | Date | null | undefined) => (value ? new Date(value).getTime() : 0);
