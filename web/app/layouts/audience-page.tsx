import type { AudienceContent } from '~/content/audience-content';
import { BenefitTrio } from '~/sections/benefit-trio';
import { ClosingCall } from '~/sections/closing-call';
import { PageOpening } from '~/sections/page-opening';
import { ScenePanel } from '~/sections/scene-panel';
import { ToolList } from '~/sections/tool-list';
import { TwoVoices } from '~/sections/two-voices';

/** "hero, three benefit cards, four tool items, two testimonials, closing call to action" (spec section 2, NGO and Consultants). */
export const AudiencePage = ({ audience }: { audience: AudienceContent }) => (
  <>
    <PageOpening {...audience.opening} crumbs={audience.crumbs} tone="deep">
      <ScenePanel name={audience.picture} />
    </PageOpening>
    <BenefitTrio {...audience.benefits} />
    <ToolList {...audience.tools} />
    <TwoVoices {...audience.voices} />
    <ClosingCall {...audience.closing} />
  </>
);
