import { anchors, areas, closing, crumbs, manage, measure, opening, page, report } from '~/content/csr';
import { pageMeta } from '~/lib/seo/page-meta';
import { AnchorNav } from '~/sections/anchor-nav';
import { ClosingCall } from '~/sections/closing-call';
import { CsrManage } from '~/sections/csr-manage';
import { CsrMeasure } from '~/sections/csr-measure';
import { CsrReport } from '~/sections/csr-report';
import { ImpactAreas } from '~/sections/impact-areas';
import { PageOpening } from '~/sections/page-opening';
import { ScenePanel } from '~/sections/scene-panel';

export const meta = pageMeta(page);

export default function Csr() {
  return (
    <>
      <PageOpening {...opening} crumbs={crumbs}>
        <ScenePanel name="csr-dashboard" />
      </PageOpening>
      <AnchorNav label={anchors.label} anchors={anchors.items} action={anchors.action} />
      <CsrMeasure {...measure} />
      <CsrManage {...manage} />
      <CsrReport {...report} />
      <ImpactAreas {...areas} />
      <ClosingCall {...closing} />
    </>
  );
}
