import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID } from '../pages/page-type';

export type CheckedUid = typeof ARTICLE_UID | typeof PAGE_UID;

/** Returns whether the checks are for this type. */
export const isChecked = (uid: string): uid is CheckedUid => uid === ARTICLE_UID || uid === PAGE_UID;
