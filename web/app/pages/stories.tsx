import { useLoaderData } from 'react-router';
import { StoryList } from '~/sections/story-list/story-list';
import type { StoryListContent } from '~/sections/section-schemas.generated';
import type { PageData } from './load-page.server';

/** The stories with their own page, from the loader of the page. */
export function Stories(props: StoryListContent) {
  const { stories = [] } = useLoaderData<PageData>();
  return <StoryList {...props} stories={stories} />;
}
