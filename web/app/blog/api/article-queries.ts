import { PAGE_SIZE } from '../list/list-limits';

/** The article list query of the CMS, to be serialized with `qs`. */
export const listQuery = (page = 1) => ({
  populate: '*',
  sort: 'publishedAt:desc',
  pagination: { page, pageSize: PAGE_SIZE },
  filters: { publishedAt: { $notNull: true } },
});

export const oneQuery = (slug: string) => ({
  filters: { slug: { $eq: slug } },
  populate: {
    cover: true,
    author: { populate: { avatar: true } },
    category: true,
    tags: true,
    blocks: { populate: '*' },
  },
});
