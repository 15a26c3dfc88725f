import type { Crumb } from '~/components/breadcrumb';
import type { PageDescription } from '~/lib/seo/page-meta';
import type { BenefitsContent } from '~/sections/benefits/benefits';
import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import type { PageOpeningContent } from '~/sections/page-opening/page-opening';
import type { MockupName } from '~/mockups/mockup-names';
import type { ToolListContent } from '~/sections/tool-list/tool-list';
import type { TwoVoicesContent } from '~/sections/two-voices/two-voices';

/** The content of a page for one kind of organisation. */
export type AudienceContent = {
  page: PageDescription;
  crumbs: readonly Crumb[];
  opening: PageOpeningContent;
  image: MockupName;
  benefits: BenefitsContent;
  tools: ToolListContent;
  voices: TwoVoicesContent;
  closing: CallToActionContent;
};
