import type { Crumb } from '~/components/breadcrumb';
import type { PageDescription } from '~/lib/seo/page-meta';
import type { BenefitsContent } from '~/sections/benefits/benefits';
import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { PointsContent } from '~/sections/points/points';
import type { QuotesContent } from '~/sections/quotes/quotes';

/** The content of a page for one kind of organisation. */
export type AudienceContent = {
  page: PageDescription;
  crumbs: readonly Crumb[];
  opening: PageHeroContent;
  benefits: BenefitsContent;
  tools: PointsContent;
  quotes: QuotesContent;
  closing: CallToActionContent;
};
