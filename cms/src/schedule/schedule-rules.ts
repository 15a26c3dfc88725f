import type { Core } from '@strapi/strapi';
import { readableTime } from '../errors/readable-time';
import { validationError } from '../errors/validation-error';
import { currentUser, PUBLISH_ACTION } from '../security/current-user';
import { SCHEDULED_TYPES, type ScheduledDraft, type ScheduledType } from './scheduled-types';

type Data = { publishAt?: string | Date | null; scheduledBy?: unknown };
type Params = { documentId?: string; data?: Data };

/**
 * Adds the rules of `publishAt` around each write of an article and a page. The time is checked when it is set, Publish
 * is refused while it lies ahead, and Publish and Unpublish clear it.
 */
export function addScheduleRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = SCHEDULED_TYPES.find(({ uid }) => uid === context.uid);
    if (!type) return next();
    const params = context.params as Params;
    const documentId = String(params.documentId);
    switch (context.action) {
      case 'create':
      case 'clone': {
        // Without a time of its own, a copy would have the time of the original and the permissions of its editor.
        const { publishAt = null, ...data } = params.data ?? {};
        params.data = { ...data, ...checkedTime(strapi, type, null, publishAt) };
        return next();
      }
      case 'update': {
        const { publishAt, scheduledBy: _, ...data } = params.data ?? {};
        const draft = await findDraft(strapi, type, documentId);
        params.data = { ...data, ...checkedTime(strapi, type, draft, publishAt) };
        return next();
      }
      case 'publish': {
        const draft = await findDraft(strapi, type, documentId);
        if (draft) checkPublishNow(strapi, draft);
        const result = await next();
        await clearSchedule(strapi, type, documentId);
        return result;
      }
      case 'unpublish': {
        const result = await next();
        await clearSchedule(strapi, type, documentId);
        return result;
      }
      default:
        return next();
    }
  });
}

/**
 * Returns the fields of a schedule to save. Throws for a past time, and for a user who may not publish. A time that the
 * draft has already is not checked again.
 */
function checkedTime(
  strapi: Core.Strapi,
  { uid, noun }: ScheduledType,
  draft: ScheduledDraft | null,
  publishAt: Data['publishAt'],
): Data {
  if (publishAt === undefined) return {};
  if (publishAt === null) return { publishAt, scheduledBy: null };
  if (milliseconds(publishAt) === milliseconds(draft?.publishAt)) return {};
  const user = currentUser(strapi);
  if (user && !user.can(PUBLISH_ACTION, uid)) {
    throw validationError(
      `Only who may publish can schedule this ${noun}. Save it without a time and ask an editor.`,
      'publishAt',
    );
  }
  if (milliseconds(publishAt) <= Date.now()) {
    throw validationError('This time has passed. Choose a later one, or clear it and press Publish.', 'publishAt');
  }
  return { publishAt, scheduledBy: user?.id ?? null };
}

/** Throws if an editor publishes an entry with a future time, because the intent is ambiguous. */
function checkPublishNow(strapi: Core.Strapi, { title, publishAt }: ScheduledDraft): void {
  if (!currentUser(strapi) || !publishAt || milliseconds(publishAt) <= Date.now()) return;
  const message = `"${title}" is scheduled for ${readableTime(publishAt)}. Press Save to leave it scheduled, or clear the time to publish it now.`;
  throw validationError(message, 'publishAt');
}

const findDraft = (strapi: Core.Strapi, { uid }: ScheduledType, documentId: string): Promise<ScheduledDraft | null> =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: { $null: true } } });

/** Clears the schedule of a published or unpublished document, so that it does not run again. */
async function clearSchedule(strapi: Core.Strapi, { uid }: ScheduledType, documentId: string): Promise<void> {
  await strapi.db.query(uid).updateMany({ where: { documentId }, data: { publishAt: null, scheduledBy: null } });
}

const milliseconds = (time: string | Date | null | undefined) => (time ? new Date(time).getTime() : 0);
