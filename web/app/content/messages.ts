import { paths } from '~/paths';
import type { PageDescription } from '~/lib/seo/page-meta';

/** The text of the not-found page. The specification fixes it, apart from the other links. */
export const notFound = {
  title: '404 - Page Not Found',
  text: 'Oops! The page you are looking for does not exist. It might have been moved or deleted.',
  action: 'Go Back Home',
  others: [
    { to: paths.allProducts, label: 'Products' },
    { to: paths.blogs, label: 'Stories' },
    { to: paths.contactSimple, label: 'Contact' },
  ],
} as const;

/** Title and description of the not-found page. */
export const notFoundMeta: PageDescription = {
  path: null,
  title: 'Page not found',
  description: 'The page you are looking for does not exist. It might have been moved or deleted.',
  type: 'company',
  noIndex: true,
};

/** The text of the page after a rendering error. */
export const renderingError = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Please reload it. If it happens again, try again in a few minutes or tell us.',
  action: 'Go to the home page',
  contact: 'Tell us',
} as const;

/** The copy that an editor sees on a preview. */
export const previewCopy = {
  title: 'Preview',
  description: 'An article or a page as its editor sees it.',
  draft: 'Preview of the draft. Visitors do not see this.',
  published: 'Preview of the published version.',
  until: 'This address works until',
  incomplete: 'Visitors will not see these sections, because something is missing or too long',
  refusedTitle: 'This preview has ended',
  refusedText: 'A preview address works for half an hour. Open the entry in the CMS and press Preview again.',
} as const;
