/**
 * Everything that an article page shows. The public response always contains all of it, whatever `populate` the caller
 * sends.
 */
export const ONE_ARTICLE_POPULATE = {
  cover: true,
  author: { populate: { avatar: true } },
  category: true,
  tags: true,
  blocks: { populate: '*' },
  seo: { populate: '*' },
} as const;

/** One level, as in the site's list query. */
export const LIST_POPULATE = '*';

/** The allowed values of `populate`, as dotted paths. */
export const POPULATE_PATHS: ReadonlySet<string> = new Set([
  '*',
  'cover',
  'author',
  'author.*',
  'author.avatar',
  'category',
  'tags',
  'blocks',
  'blocks.*',
  'seo',
  'seo.*',
  'seo.shareImage',
]);
