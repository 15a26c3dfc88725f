import type { Core } from '@strapi/strapi';
import { readableTime } from '../errors/readable-time';
import { validationError } from '../errors/validation-error';
import { currentUser, PUBLISH_ACTION } from '../security/current-user';
import {
  SCHEDULED_ACTIONS,
  SCHEDULED_TYPES,
  type ScheduledDraft,
  type ScheduledType,
  type Time,
  type TimeField,
} from './scheduled-types';

type Data = Partial<Record<TimeField, Time>> & { scheduledBy?: unknown };
type Params = { documentId?: string; data?: Data };

const NO_SCHEDULE = { publishAt: null, unpublishAt: null, scheduledBy: null };

/**
 * Adds the rules of `publishAt` and `unpublishAt` around each write of an article and a page. A time is checked when it
 * is set, Publish is refused while `publishAt` lies ahead, Publish clears `publishAt`, and Unpublish clears both.
 */
export function addScheduleRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = SCHEDULED_TYPES.find(({ uid }) => uid === context.uid);
    if (!type) return next();
    const params = context.params as Params;
    const documentId = String(params.documentId);
    const rows = strapi.db.query(type.uid);
    switch (context.action) {
      case 'create':
      case 'clone':
        // Without these values a copy would have the times of the original and the permissions of its editor.
        params.data = { ...params.data, ...NO_SCHEDULE, ...checkTimes(strapi, type, null, params.data ?? {}) };
        return next();
      case 'update': {
        const { publishAt, unpublishAt, scheduledBy: _, ...data } = params.data ?? {};
        const draft = await findDraft(strapi, type, documentId);
        params.data = { ...data, ...checkTimes(strapi, type, draft, { publishAt, unpublishAt }) };
        return next();
      }
      case 'publish': {
        const draft = await findDraft(strapi, type, documentId);
        if (draft) checkPublishNow(strapi, draft);
        const result = await next();
        const data = draft?.unpublishAt ? { publishAt: null } : NO_SCHEDULE;
        await rows.updateMany({ where: { documentId }, data });
        return result;
      }
      case 'unpublish': {
        const result = await next();
        await rows.updateMany({ where: { documentId }, data: NO_SCHEDULE });
        return result;
      }
      default:
        return next();
    }
  });
}

/**
 * Returns the fields of a schedule to save. Throws for a past time, for an end before the beginning, and for a user who
 * may not publish. A time that the draft has already is not checked again.
 */
function checkTimes(
  strapi: Core.Strapi,
  { uid, noun }: ScheduledType,
  draft: ScheduledDraft | null,
  given: Data,
): Data {
  const changed = SCHEDULED_ACTIONS.filter(
    ({ field }) => given[field] !== undefined && milliseconds(given[field]) !== milliseconds(draft?.[field]),
  );
  if (changed.length === 0) return {};
  const data: Data = Object.fromEntries(changed.map(({ field }) => [field, given[field]]));
  const { publishAt, unpublishAt } = { publishAt: draft?.publishAt, unpublishAt: draft?.unpublishAt, ...data };
  const set = changed.filter(({ field }) => given[field]);
  if (set.length === 0) return publishAt || unpublishAt ? data : { ...data, scheduledBy: null };

  const user = currentUser(strapi);
  if (user && !user.can(PUBLISH_ACTION, uid)) {
    throw validationError(
      `Only who may publish can schedule this ${noun}. Save it without a time and ask an editor.`,
      set[0].field,
    );
  }
  for (const { field, button } of set) {
    if (milliseconds(given[field]) > Date.now()) continue;
    throw validationError(`This time has passed. Choose a later one, or clear it and press ${button}.`, field);
  }
  if (unpublishAt && milliseconds(unpublishAt) <= milliseconds(publishAt)) {
    throw validationError(
      `The ${noun} would be unpublished before it is published. Choose a time after the one in "Scheduled for".`,
      'unpublishAt',
    );
  }
  return { ...data, scheduledBy: user?.id ?? null };
}

/** Throws if an editor publishes an entry with a future time, because the intent is ambiguous. */
function checkPublishNow(strapi: Core.Strapi, { title, publishAt }: ScheduledDraft): void {
  if (!currentUser(strapi) || !publishAt || milliseconds(publishAt) <= Date.now()) return;
  const message = `"${title}" is scheduled for ${readableTime(publishAt)}. Press Save to leave it scheduled, or clear the time to publish it now.`;
  throw validationError(message, 'publishAt');
}

const findDraft = (strapi: Core.Strapi, { uid }: ScheduledType, documentId: string): Promise<ScheduledDraft | null> =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: { $null: true } } });

const milliseconds = (time: Time | undefined) => (time ? new Date(time).getTime() : 0);
