import type { Crumb } from '~/components/breadcrumb';
import type { PageDescription } from '~/lib/seo/page-meta';
import type { BenefitTrioContent } from '~/sections/benefit-trio';
import type { ClosingCallContent } from '~/sections/closing-call';
import type { PageOpeningContent } from '~/sections/page-opening';
import type { SceneName } from '~/sections/scenes/scene-names';
import type { ToolListContent } from '~/sections/tool-list';
import type { TwoVoicesContent } from '~/sections/two-voices';

/** Everything the page of one kind of organisation says. */
export type AudienceContent = {
  page: PageDescription;
  crumbs: readonly Crumb[];
  opening: PageOpeningContent;
  picture: SceneName;
  benefits: BenefitTrioContent;
  tools: ToolListContent;
  voices: TwoVoicesContent;
  closing: ClosingCallContent;
};
