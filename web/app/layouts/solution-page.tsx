import type { SolutionContent } from '~/content/solution-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { IndicatorTable } from '~/sections/indicator-table/indicator-table';
import { LinkList } from '~/sections/link-list/link-list';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Points } from '~/sections/points/points';
import { Steps } from '~/sections/steps/steps';

/** A solution page with the breadcrumb Home > Solutions > name. */
export const SolutionPage = ({ solution }: { solution: SolutionContent }) => (
  <>
    <PageHero {...solution.opening} crumbs={solution.crumbs} />
    <Points {...solution.problems} />
    <Steps {...solution.steps} />
    <IndicatorTable {...solution.indicators} />
    <LinkList {...solution.platforms} />
    <CallToAction {...solution.closing} />
  </>
);
