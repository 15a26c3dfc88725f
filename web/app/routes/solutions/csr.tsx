import { anchors, areas, closing, crumbs, manage, measure, opening, page, report } from '~/content/csr';
import { pageMeta } from '~/lib/seo/page-meta';
import { AnchorNav } from '~/sections/anchor-nav/anchor-nav';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { Dashboard } from '~/sections/dashboard/dashboard';
import { ImpactAreas } from '~/sections/impact-areas/impact-areas';
import { IndicatorLibrary } from '~/sections/indicator-library/indicator-library';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Reports } from '~/sections/reports/reports';

export const meta = pageMeta(page);

export default function Csr() {
  return (
    <>
      <PageHero {...opening} crumbs={crumbs} />
      <AnchorNav {...anchors} />
      <IndicatorLibrary {...measure} />
      <Dashboard {...manage} />
      <Reports {...report} />
      <ImpactAreas {...areas} />
      <CallToAction {...closing} />
    </>
  );
}
