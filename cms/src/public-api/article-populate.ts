/** Everything that a post page shows. The public answer always has all of it, whatever the caller listed. */
export const ONE_ARTICLE_POPULATE = {
  cover: true,
  author: { populate: { avatar: true } },
  category: true,
  tags: true,
  blocks: { populate: '*' },
  seo: { populate: '*' },
} as const;

/** One level, as the list query has it. */
export const LIST_POPULATE = '*';

/** What a caller may name in `populate`, as dotted paths. */
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
