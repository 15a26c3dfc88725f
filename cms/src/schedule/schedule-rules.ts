import type { Core } from '@strapi/strapi';
import { readableTime, validationError } from '../errors';
import { type CurrentUser, currentUser, PUBLISH_ACTION } from '../security/permissions';
import {
  SCHEDULED_ACTIONS,
  SCHEDULED_TYPES,
  type ScheduledDraft,
  type ScheduledType,
  type Time,
  type TimeField,
} from './schedule';

type Data = Partial<Record<TimeField, Time>> & { scheduledBy?: unknown };
type Params = { documentId?: string; data?: Data };

const NO_SCHEDULE = { publishAt: null, unpublishAt: null, scheduledBy: null };

/**
 * Adds the rules of `publishAt` and `unpublishAt` around each write of an article and a page. A time is checked when it
 * is set, Publish is refused while `publishAt` lies ahead, Publish clears `publishAt`, and Unpublish clears both. What is
 * scheduled is changed only by accounts that may publish it, so that nothing goes out that none of them has seen.
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
      case 'update':
        return strapi.db.transaction(async () => {
          const { publishAt, unpublishAt, scheduledBy: _, ...data } = params.data ?? {};
          const draft = await lockDraft(strapi, type, documentId);
          checkChange(strapi, type, draft);
          params.data = { ...data, ...checkTimes(strapi, type, draft, { publishAt, unpublishAt }) };
          return next();
        });
      case 'discardDraft':
        return strapi.db.transaction(async () => {
          const draft = await lockDraft(strapi, type, documentId);
          checkChange(strapi, type, draft);
          const result = await next();
          // The new draft is a copy of the published row, which may not have the time.
          if (draft?.unpublishAt) {
            const { unpublishAt, scheduledBy } = draft;
            await rows.updateMany({ where: draftOf(documentId), data: { unpublishAt, scheduledBy } });
          }
          return result;
        });
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
 * Returns the fields of a schedule to save. Throws for a past time, for an end before the beginning, and for a change
 * by a user who may not publish. A time that the draft has already is not checked again.
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
  const user = currentUser(strapi);
  if (!mayPublish(user, uid)) {
    const message = given[changed[0].field]
      ? `Only who may publish can schedule this ${noun}. Save it without a time and ask an editor.`
      : `Only who may publish can clear this time. Ask an editor, or load the ${noun} again to save the rest.`;
    throw refusal(strapi, message, changed[0].field);
  }
  const set = changed.filter(({ field }) => given[field]);
  if (set.length === 0) return publishAt || unpublishAt ? data : { ...data, scheduledBy: null };
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

/** Throws if a user who may not publish changes a draft that will be published. */
function checkChange(strapi: Core.Strapi, { uid, noun }: ScheduledType, draft: ScheduledDraft | null): void {
  if (!draft?.publishAt || mayPublish(currentUser(strapi), uid)) return;
  const message = `"${draft.title}" is scheduled for ${readableTime(draft.publishAt)}, with the text that an editor has seen. Ask an editor to clear the time before you change the ${noun}. Nothing was saved.`;
  throw refusal(strapi, message, 'publishAt');
}

/** Throws if an editor publishes an entry with a future time, because the intent is ambiguous. */
function checkPublishNow(strapi: Core.Strapi, { title, publishAt }: ScheduledDraft): void {
  if (!currentUser(strapi) || !publishAt || milliseconds(publishAt) <= Date.now()) return;
  const message = `"${title}" is scheduled for ${readableTime(publishAt)}. Press Save to leave it scheduled, or clear the time to publish it now.`;
  throw validationError(message, 'publishAt');
}

/**
 * Returns the error for a user who may not publish, and marks the request for the audit log. The status stays 400,
 * because the form shows an error at its field only for a ValidationError.
 */
function refusal(strapi: Core.Strapi, message: string, field: TimeField): Error {
  const context = strapi.requestContext.get();
  if (context) context.state.isRefusal = true;
  return validationError(message, field);
}

/** Returns whether this user may publish this type. Code may always. */
const mayPublish = (user: CurrentUser | null, uid: ScheduledType['uid']) => !user || user.can(PUBLISH_ACTION, uid);

const draftOf = (documentId: string) => ({ documentId, publishedAt: { $null: true } });

const findDraft = (strapi: Core.Strapi, { uid }: ScheduledType, documentId: string): Promise<ScheduledDraft | null> =>
  strapi.db.query(uid).findOne({ where: draftOf(documentId) });

/** Returns the draft, locked until the transaction ends. Otherwise it could be scheduled between check and save. */
async function lockDraft(strapi: Core.Strapi, { uid }: ScheduledType, documentId: string) {
  const query = strapi.db.queryBuilder(uid).select('*').where(draftOf(documentId));
  const [draft] = await query.forUpdate().execute<ScheduledDraft[]>();
  return draft ?? null;
}

const milliseconds = (time: Time | undefined) => (time ? new Date(time).getTime() : 0);
