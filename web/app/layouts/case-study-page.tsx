import type { CaseStudyContent } from '~/content/story-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Quote } from '~/sections/quote/quote';
import { Stats } from '~/sections/stats/stats';
import { Text } from '~/sections/text/text';
import { Video } from '~/sections/video/video';

/** Renders a case study from its content. */
export function CaseStudyPage({ study }: { study: CaseStudyContent }) {
  const { crumbs, opening, stats, quote, narratives, video, closing } = study;
  const [before, after] = narratives;
  return (
    <article>
      <PageHero {...opening} crumbs={crumbs} />
      <Stats {...stats} />
      <Text {...before} />
      <Quote {...quote} />
      <Text {...after} />
      <Video {...video} />
      <CallToAction {...closing} />
    </article>
  );
}
