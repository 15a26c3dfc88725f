import type { SolutionContent } from '~/content/solution-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { IndicatorTable } from '~/sections/indicator-table/indicator-table';
import { PageHero } from '~/sections/page-hero/page-hero';
import { ProblemList } from '~/sections/problem-list/problem-list';
import { RelatedPlatforms } from '~/sections/related-platforms/related-platforms';
import { SeasonSteps } from '~/sections/season-steps/season-steps';

/** A solution page with the breadcrumb Home > Solutions > name. */
export const SolutionPage = ({ solution }: { solution: SolutionContent }) => (
  <>
    <PageHero {...solution.opening} crumbs={solution.crumbs} />
    <ProblemList {...solution.problems} />
    <SeasonSteps {...solution.steps} />
    <IndicatorTable {...solution.indicators} />
    <RelatedPlatforms {...solution.platforms} />
    <CallToAction {...solution.closing} />
  </>
);
