import type { PageDescription } from '~/lib/seo/page-meta';

/** Title and description of the not-found page. */
export const notFoundMeta: PageDescription = {
  path: null,
  title: 'Page not found',
  description: 'The page you are looking for does not exist. It might have been moved or deleted.',
  type: 'company',
  noIndex: true,
};
