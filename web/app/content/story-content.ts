import type { Crumb } from '~/components/breadcrumb';
import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { PointsContent } from '~/sections/points/points';
import type { QuoteContent } from '~/sections/quote/quote';
import type { StatsContent } from '~/sections/stats/stats';
import type { StepsContent } from '~/sections/steps/steps';
import type { TextContent } from '~/sections/text/text';
import type { VideoContent } from '~/sections/video/video';
import type { MockupName } from '~/mockups/mockup-names';

type Head = {
  id: string;
  meta: { title: string; description: string };
  /** ISO date. */
  published: string;
  crumbs: readonly Crumb[];
};

/** The content of an impact story page. */
export type StoryContent = Head & {
  opening: PageHeroContent;
  partnership: TextContent;
  timeline: StepsContent;
  video: VideoContent;
  quote: QuoteContent;
  features: PointsContent;
  results: StatsContent;
  closing: CallToActionContent;
};

/** The content of a case study page. */
export type CaseStudyContent = Head & {
  client: string;
  /** One sentence for the list of case studies. */
  summary: string;
  opening: PageHeroContent & { mockup: MockupName };
  stats: StatsContent;
  quote: QuoteContent;
  narratives: readonly [TextContent, TextContent];
  video: VideoContent;
  closing: CallToActionContent;
};
