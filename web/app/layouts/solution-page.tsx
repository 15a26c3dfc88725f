import type { SolutionContent } from '~/content/solution-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { IndicatorTable } from '~/sections/indicator-table/indicator-table';
import { PageOpening } from '~/sections/page-opening/page-opening';
import { ProblemList } from '~/sections/problem-list/problem-list';
import { RelatedPlatforms } from '~/sections/related-platforms/related-platforms';
import { MockupPanel } from '~/sections/shared/mockup-panel';
import { SeasonSteps } from '~/sections/season-steps/season-steps';

/** A solution page with the breadcrumb Home > Solutions > name. */
export const SolutionPage = ({ solution }: { solution: SolutionContent }) => (
  <>
    <PageOpening {...solution.opening} crumbs={solution.crumbs}>
      <MockupPanel name={solution.image} />
    </PageOpening>
    <ProblemList {...solution.problems} />
    <SeasonSteps {...solution.steps} />
    <IndicatorTable {...solution.indicators} />
    <RelatedPlatforms {...solution.platforms} />
    <CallToAction {...solution.closing} />
  </>
);
