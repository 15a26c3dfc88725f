import { anchors, areas, closing, crumbs, manage, measure, opening, page, report } from '~/content/csr';
import { pageMeta } from '~/lib/seo/page-meta';
import { AnchorNav } from '~/sections/anchor-nav/anchor-nav';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { CsrManage } from '~/sections/csr-manage/csr-manage';
import { CsrMeasure } from '~/sections/csr-measure/csr-measure';
import { CsrReport } from '~/sections/csr-report/csr-report';
import { ImpactAreas } from '~/sections/impact-areas/impact-areas';
import { PageHero } from '~/sections/page-hero/page-hero';

export const meta = pageMeta(page);

export default function Csr() {
  return (
    <>
      <PageHero {...opening} crumbs={crumbs} />
      <AnchorNav label={anchors.label} anchors={anchors.items} action={anchors.action} />
      <CsrMeasure {...measure} />
      <CsrManage {...manage} />
      <CsrReport {...report} />
      <ImpactAreas {...areas} />
      <CallToAction {...closing} />
    </>
  );
}
