import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID } from '../pages/page-type';

/** The types that editors can schedule, with their noun in messages and the field that names an entry in the log. */
export const SCHEDULED_TYPES = [
  { uid: ARTICLE_UID, noun: 'article', key: 'slug' },
  { uid: PAGE_UID, noun: 'page', key: 'path' },
] as const;

/** The actions of the schedule, in the order in which they run: both times may have passed while the CMS was down. */
export const SCHEDULED_ACTIONS = [
  { action: 'publish', field: 'publishAt', done: 'published', button: 'Publish' },
  { action: 'unpublish', field: 'unpublishAt', done: 'unpublished', button: 'Unpublish' },
] as const;

export type ScheduledType = (typeof SCHEDULED_TYPES)[number];
export type TimeField = (typeof SCHEDULED_ACTIONS)[number]['field'];
export type Time = string | Date | null;

/** The fields of a scheduled draft. `scheduledBy` is the id of the user who set the last time, null for code. */
export type ScheduledDraft = {
  documentId: string;
  title: string;
  slug?: string;
  path?: string;
  publishAt: Time;
  unpublishAt: Time;
  scheduledBy: number | null;
};
