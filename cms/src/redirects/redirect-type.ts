import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID } from '../pages/page-type';

export const REDIRECT_UID = 'api::redirect.redirect';

/** `gone`: the path answers 410 and leads nowhere. */
export type Redirect = {
  documentId: string;
  from: string;
  to: string | null;
  type: 'permanent' | 'temporary' | 'gone';
};

/** The types whose published entries have a path on the site. */
export const TYPES_WITH_PATH = [
  { uid: ARTICLE_UID, field: 'slug', noun: 'article', pathOf: (slug: string) => `/blogs/${slug}` },
  { uid: PAGE_UID, field: 'path', noun: 'page', pathOf: (path: string) => path },
] as const;

export type TypeWithPath = (typeof TYPES_WITH_PATH)[number];
