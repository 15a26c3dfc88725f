import type { Crumb } from '~/components/breadcrumb';
import type { PageDescription } from '~/lib/seo/page-meta';
import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import type { IndicatorTableContent } from '~/sections/indicator-table/indicator-table';
import type { LinkListContent } from '~/sections/link-list/link-list';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { PointsContent } from '~/sections/points/points';
import type { StepsContent } from '~/sections/steps/steps';

/** The content of a solution page. A missing part is a type error. */
export type SolutionContent = {
  page: PageDescription;
  crumbs: readonly Crumb[];
  opening: PageHeroContent;
  problems: PointsContent;
  steps: StepsContent;
  indicators: IndicatorTableContent;
  platforms: LinkListContent;
  closing: CallToActionContent;
};
