import type { CaseStudyContent } from '~/content/story-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { DemoVideoSection } from '~/sections/demo-video/demo-video';
import { Narrative } from '~/sections/narrative/narrative';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Quote } from '~/sections/quote/quote';
import { StatStrip } from '~/sections/stat-strip/stat-strip';

/** Renders a case study from its content. */
export function CaseStudyPage({ study }: { study: CaseStudyContent }) {
  const { crumbs, opening, stats, quote, narratives, video, closing } = study;
  const [before, after] = narratives;
  return (
    <article>
      <PageHero {...opening} crumbs={crumbs} />
      <StatStrip items={stats} />
      <Narrative {...before} />
      <Quote {...quote} />
      <Narrative {...after} tone="deep" />
      <DemoVideoSection {...video} />
      <CallToAction {...closing} />
    </article>
  );
}
