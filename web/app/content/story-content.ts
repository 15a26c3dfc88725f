import type { Crumb } from '~/components/breadcrumb';
import type { CallToActionContent } from '~/sections/section-schemas.generated';
import type { PageHeroContent } from '~/sections/section-schemas.generated';
import type { PointsContent } from '~/sections/section-schemas.generated';
import type { QuoteContent } from '~/sections/section-schemas.generated';
import type { StatsContent } from '~/sections/section-schemas.generated';
import type { StepsContent } from '~/sections/section-schemas.generated';
import type { TextContent } from '~/sections/section-schemas.generated';
import type { VideoContent } from '~/sections/section-schemas.generated';
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
