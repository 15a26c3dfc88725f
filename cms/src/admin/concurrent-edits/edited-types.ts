import { ARTICLE_UID } from '../articles/panel-props';
import { SHIPPED_UIDS } from '../pages/pages-api';

/** The types with revisions, presence and a check for conflicting saves. */
export const EDITED_UIDS: readonly string[] = [ARTICLE_UID, ...SHIPPED_UIDS];
