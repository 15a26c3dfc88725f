import { useLoaderData } from 'react-router';
import { StoryList } from '~/sections/story-list/story-list';
import type { StoryListContent } from '~/sections/section-schemas.generated';
import type { PageData } from './load-page.server';

/** The stories with their own page, from the loader of the page, without those that are a case study on the same page. */
export function Stories(props: StoryListContent) {
  const { stories = [], page } = useLoaderData<PageData>();
  const studies = new Set(
    page?.sections.flatMap((section) =>
      section.__component === 'product.cards' ? section.items.map(({ action }) => action?.to) : [],
    ),
  );
  const others = stories.filter(({ to }) => to && !studies.has(to));
  return others.length > 0 && <StoryList {...props} stories={others} />;
}
