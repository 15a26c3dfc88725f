import type { PageDescription } from '~/lib/seo/page-meta';
import { paths } from '~/paths';

/** Titles and descriptions of the pages without a content file. */
export const notFoundMeta: PageDescription = {
  path: null,
  title: 'Page not found',
  description: 'The page you are looking for does not exist. It might have been moved or deleted.',
  type: 'company',
  noIndex: true,
};

export const comingSoonMeta: PageDescription = {
  path: paths.comingSoon,
  title: 'Coming soon',
  heading: 'Coming Soon',
  description: 'This page of {company} is being written. See who we work with in the meantime.',
  type: 'company',
  noIndex: true,
};

export const comingBlogMeta: PageDescription = {
  path: paths.comingBlog,
  title: 'This story is being written',
  description: 'The story you chose is not published yet. The other stories and posts are on the blog.',
  type: 'blog',
  noIndex: true,
};
