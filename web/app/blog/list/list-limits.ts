/** Articles on one page of the CMS list. The CMS allows no other size (cms/src/public-api/article-query.ts). */
export const PAGE_SIZE = 12;
/** Articles and stories that the list shows before "Show All". */
export const LIST_ITEMS_SHOWN = 8;
/** Items that the section of the home page shows before "Show All". */
export const HOME_ITEMS_SHOWN = 4;
/** Tags that a card shows before "+N more". */
export const CARD_TAGS_SHOWN = 3;
