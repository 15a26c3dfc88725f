import type { Crumb } from '~/components/breadcrumb';
import type { PageDescription } from '~/lib/seo/page-meta';
import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import type { IndicatorTableContent } from '~/sections/indicator-table/indicator-table';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { ProblemListContent } from '~/sections/problem-list/problem-list';
import type { RelatedPlatformsContent } from '~/sections/related-platforms/related-platforms';
import type { SeasonStepsContent } from '~/sections/season-steps/season-steps';

/** The content of a solution page. A missing part is a type error. */
export type SolutionContent = {
  page: PageDescription;
  crumbs: readonly Crumb[];
  opening: PageHeroContent;
  problems: ProblemListContent;
  steps: SeasonStepsContent;
  indicators: IndicatorTableContent;
  platforms: RelatedPlatformsContent;
  closing: CallToActionContent;
};
