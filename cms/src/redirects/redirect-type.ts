import type { UID } from '@strapi/strapi';
import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID } from '../pages/page-type';

export const REDIRECT_UID = 'api::redirect.redirect';

/** `gone`: the path returns 410 and has no target. */
export type Redirect = {
  documentId: string;
  from: string;
  to: string | null;
  type: 'permanent' | 'temporary' | 'gone';
};

export type TypeWithPath = {
  uid: UID.ContentType;
  /** The field that the path is made of, and the field that names the entry. */
  field: 'slug' | 'path';
  title: 'title' | 'name';
  noun: string;
  /** The action that changes the path on the site. */
  moveAction: 'publish' | 'update';
  pathOf(value: string): string;
};

const topic = (noun: 'author' | 'category' | 'tag') =>
  ({
    uid: `api::${noun}.${noun}`,
    field: 'slug',
    title: 'name',
    noun,
    moveAction: 'update',
    pathOf: (slug) => `/blogs/${noun}/${slug}`,
  }) satisfies TypeWithPath;

/** The types whose published entries have a path on the site. */
export const TYPES_WITH_PATH: readonly TypeWithPath[] = [
  {
    uid: ARTICLE_UID,
    field: 'slug',
    title: 'title',
    noun: 'article',
    moveAction: 'publish',
    pathOf: (slug) => `/blogs/${slug}`,
  },
  { uid: PAGE_UID, field: 'path', title: 'title', noun: 'page', moveAction: 'publish', pathOf: (path) => path },
  topic('author'),
  topic('category'),
  topic('tag'),
];
