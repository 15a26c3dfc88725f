import type { StoryContent } from '~/content/story-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { DemoVideoSection } from '~/sections/demo-video/demo-video';
import { KeyFeatures } from '~/sections/key-features/key-features';
import { Narrative } from '~/sections/narrative/narrative';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Quote } from '~/sections/quote/quote';
import { Results } from '~/sections/results/results';
import { Timeline } from '~/sections/timeline/timeline';

/** Renders an impact story from its content. */
export function StoryPage({ story }: { story: StoryContent }) {
  const { crumbs, opening, partnership, timeline, video, quote, features, results, closing } = story;
  return (
    <article>
      <PageHero {...opening} crumbs={crumbs} />
      <Narrative {...partnership} />
      <Timeline {...timeline} />
      <DemoVideoSection {...video} />
      <Quote {...quote} />
      <KeyFeatures {...features} />
      <Results {...results} />
      <CallToAction {...closing} />
    </article>
  );
}
