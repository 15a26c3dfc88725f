import type { AudienceContent } from '~/content/audience-content';
import { Benefits } from '~/sections/benefits/benefits';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageOpening } from '~/sections/page-opening/page-opening';
import { MockupPanel } from '~/sections/shared/mockup-panel';
import { ToolList } from '~/sections/tool-list/tool-list';
import { TwoVoices } from '~/sections/two-voices/two-voices';

/**
 * A page for one kind of organisation: hero, three benefit cards, four tool items, two testimonials, closing call to
 * action.
 */
export const AudiencePage = ({ audience }: { audience: AudienceContent }) => (
  <>
    <PageOpening {...audience.opening} crumbs={audience.crumbs} tone="deep">
      <MockupPanel name={audience.image} />
    </PageOpening>
    <Benefits {...audience.benefits} />
    <ToolList {...audience.tools} />
    <TwoVoices {...audience.voices} />
    <CallToAction {...audience.closing} />
  </>
);
