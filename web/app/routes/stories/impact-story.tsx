import { data } from 'react-router';
import { notFoundMeta } from '~/content/message-pages';
import { farmerAdvisory } from '~/content/story-farmer-advisory';
import { storyMeta } from '~/layouts/story-meta';
import { StoryPage } from '~/layouts/story-page';
import { NotFoundScreen } from '~/layouts/shell/not-found-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { hrefs } from '~/paths';
import type { Route } from './+types/impact-story';

const find = (id: string) => [farmerAdvisory].find((story) => story.id === id);

/** 404 with the not-found screen for a story without its own page. */
export const loader = ({ params }: Route.LoaderArgs) => (find(params.id) ? null : data(null, { status: 404 }));

export const meta: Route.MetaFunction = (args) => {
  const story = find(args.params.id);
  return story ? storyMeta(story, hrefs.impactStory(story.id))(args) : pageMeta(notFoundMeta)(args);
};

export default function ImpactStory({ params }: Route.ComponentProps) {
  const story = find(params.id);
  return story ? <StoryPage story={story} /> : <NotFoundScreen />;
}
