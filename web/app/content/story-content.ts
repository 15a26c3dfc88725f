import type { Crumb } from '~/components/breadcrumb';
import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import type { DemoVideoContent } from '~/sections/demo-video/demo-video';
import type { NarrativeContent } from '~/sections/narrative/narrative';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { QuoteContent } from '~/sections/quote/quote';
import type { ResultsContent } from '~/sections/results/results';
import type { KeyFeaturesContent } from '~/sections/key-features/key-features';
import type { MockupName } from '~/mockups/mockup-names';
import type { StatItem } from '~/components/stat';
import type { TimelineContent } from '~/sections/timeline/timeline';

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
  partnership: NarrativeContent;
  timeline: TimelineContent;
  video: DemoVideoContent;
  quote: QuoteContent;
  features: KeyFeaturesContent;
  results: ResultsContent;
  closing: CallToActionContent;
};

/** The content of a case study page. */
export type CaseStudyContent = Head & {
  client: string;
  /** One sentence for the list of case studies. */
  summary: string;
  opening: PageHeroContent & { mockup: MockupName };
  stats: readonly [StatItem, StatItem, StatItem, StatItem];
  quote: QuoteContent;
  narratives: readonly [NarrativeContent, NarrativeContent];
  video: DemoVideoContent;
  closing: CallToActionContent;
};
