import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID } from '../pages/page-type';

/** The types that editors can schedule, with their word in messages and the field that names an entry in the log. */
export const SCHEDULED_TYPES = [
  { uid: ARTICLE_UID, noun: 'article', key: 'slug' },
  { uid: PAGE_UID, noun: 'page', key: 'path' },
] as const;

export type ScheduledType = (typeof SCHEDULED_TYPES)[number];

/** The fields of a scheduled draft. `scheduledBy` is the id of the user who set the time, null for code. */
export type ScheduledDraft = {
  documentId: string;
  title: string;
  slug?: string;
  path?: string;
  publishAt: string | Date | null;
  scheduledBy: number | null;
};
