import { paths } from '~/paths';

/** The path to the page of a topic, for visitors and for search engines. */
export const topicCrumbs = (name: string) => [
  { name: 'Home', to: paths.home },
  { name: 'Blog', to: paths.blogs },
  { name },
];
