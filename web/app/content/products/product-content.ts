import type { Path } from '~/paths';
import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import type { ChallengesContent } from '~/sections/challenges/challenges';
import type { FeatureRowsContent } from '~/sections/feature-rows/feature-rows';
import type { OfferingsContent } from '~/sections/offerings/offerings';
import type { PlansContent } from '~/sections/plans/plans';
import type { PointsContent } from '~/sections/points/points';
import type { ProductHeroContent } from '~/sections/product-hero/product-hero';
import type { PrototypesContent } from '~/sections/prototypes/prototypes';
import type { ScreenTourContent } from '~/sections/screen-tour/screen-tour';
import type { StepsContent } from '~/sections/steps/steps';
import type { VideoContent } from '~/sections/video/video';

export type Hue = 'surve-r' | 'progran' | 'drive-r' | 'leaf';

/** The section that shows the product at work. */
export type Showcase =
  | ({ kind: 'feature-rows' } & FeatureRowsContent)
  | ({ kind: 'screen-tour' } & ScreenTourContent)
  | ({ kind: 'steps' } & StepsContent)
  | ({ kind: 'prototypes' } & PrototypesContent);

/** An offer in the structured data for search engines. */
export type Offer = { name: string; price: number; currency: 'INR' | 'USD'; unit: string };

/** The content of a product page. A missing part is a type error. */
export type ProductContent = {
  path: Path;
  name: string;
  /** The name in the breadcrumb, if it differs from the product name. */
  crumb?: string;
  kind: 'product' | 'platform';
  hue: Hue;
  meta: { title: string; description: string };
  hero: ProductHeroContent;
  offerings: OfferingsContent;
  showcase: Showcase;
  challenges: ChallengesContent;
  plans: PlansContent;
  support: PointsContent;
  demo: VideoContent;
  closing: CallToActionContent;
  offers?: readonly Offer[];
};
