import type { StoryContent } from '~/content/story-content';
import { ClosingCall } from '~/sections/closing-call';
import { DemoVideoSection } from '~/sections/demo-video';
import { KeyFeatures } from '~/sections/key-features';
import { Narrative } from '~/sections/narrative';
import { PullQuote } from '~/sections/pull-quote';
import { Results } from '~/sections/results';
import { StoryHero } from '~/sections/story-hero';
import { Timeline } from '~/sections/timeline';

/** A designed impact story, from its content (spec section 2, "Success stories and case study"). */
export function StoryPage({ story }: { story: StoryContent }) {
  const { crumbs, opening, partnership, timeline, film, quote, features, results, closing } = story;
  return (
    <article>
      <StoryHero {...opening} crumbs={crumbs} />
      <Narrative {...partnership} />
      <Timeline {...timeline} />
      <DemoVideoSection {...film} />
      <PullQuote {...quote} tone="hue" />
      <KeyFeatures {...features} />
      <Results {...results} />
      <ClosingCall {...closing} />
    </article>
  );
}
