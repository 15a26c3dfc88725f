import type { CaseStudyContent } from '~/content/story-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { DemoVideoSection } from '~/sections/demo-video/demo-video';
import { Narrative } from '~/sections/narrative/narrative';
import { PullQuote } from '~/sections/pull-quote/pull-quote';
import { StatStrip } from '~/sections/stat-strip/stat-strip';
import { StoryHero } from '~/sections/story-hero/story-hero';

/** Renders a case study from its content. */
export function CaseStudyPage({ study }: { study: CaseStudyContent }) {
  const { crumbs, opening, stats, quote, narratives, video, closing } = study;
  const [before, after] = narratives;
  return (
    <article>
      <StoryHero {...opening} crumbs={crumbs} />
      <StatStrip items={stats} />
      <Narrative {...before} />
      <PullQuote {...quote} tone="surface" />
      <Narrative {...after} tone="deep" />
      <DemoVideoSection {...video} />
      <CallToAction {...closing} />
    </article>
  );
}
