import type { StoryContent } from '~/content/story-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Points } from '~/sections/points/points';
import { Quote } from '~/sections/quote/quote';
import { Stats } from '~/sections/stats/stats';
import { Steps } from '~/sections/steps/steps';
import { Text } from '~/sections/text/text';
import { Video } from '~/sections/video/video';

/** Renders an impact story from its content. */
export function StoryPage({ story }: { story: StoryContent }) {
  const { crumbs, opening, partnership, timeline, video, quote, features, results, closing } = story;
  return (
    <article>
      <PageHero {...opening} crumbs={crumbs} />
      <Text {...partnership} />
      <Steps {...timeline} />
      <Video {...video} />
      <Quote {...quote} />
      <Points {...features} />
      <Stats {...results} />
      <CallToAction {...closing} />
    </article>
  );
}
