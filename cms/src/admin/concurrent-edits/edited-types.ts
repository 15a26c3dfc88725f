import { ARTICLE_UID } from '../articles/panel-props';
import { SHIPPED_UIDS } from '../pages/pages-api';

/** The types with revisions, presence and refused saves over a newer save. */
export const EDITED_UIDS: readonly string[] = [ARTICLE_UID, ...SHIPPED_UIDS];
