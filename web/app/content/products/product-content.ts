import type { Path } from '~/paths';
import type { ChainContent } from '~/sections/chain/chain';
import type { ChallengesContent } from '~/sections/challenges/challenges';
import type { ClosingCallContent } from '~/sections/closing-call/closing-call';
import type { DemoVideoContent } from '~/sections/demo-video/demo-video';
import type { FeatureRowsContent } from '~/sections/feature-rows/feature-rows';
import type { OfferingsContent } from '~/sections/offerings/offerings';
import type { PlansContent } from '~/sections/plans/plans';
import type { ProductHeroContent } from '~/sections/product-hero/product-hero';
import type { PrototypesContent } from '~/sections/prototypes/prototypes';
import type { RevealRowsContent } from '~/sections/reveal-rows/reveal-rows';
import type { ScreenTourContent } from '~/sections/screen-tour/screen-tour';
import type { SupportContent } from '~/sections/support/support';

export type Hue = 'surve-r' | 'progran' | 'drive-r' | 'leaf';

/** How a product shows its inside. One of them, or for the farmer platform its prototypes. */
export type Showcase =
  | ({ kind: 'rows' } & FeatureRowsContent)
  | ({ kind: 'tour' } & ScreenTourContent)
  | ({ kind: 'reveal' } & RevealRowsContent)
  | ({ kind: 'chain' } & ChainContent)
  | ({ kind: 'prototypes' } & PrototypesContent);

/** A price that search engines may show. */
export type Offer = { name: string; price: number; currency: 'INR' | 'USD'; unit: string };

/** Everything that a product page needs. A page with a part missing does not compile. */
export type ProductContent = {
  path: Path;
  name: string;
  /** The page's name in the breadcrumb, where it is not the product's. */
  crumb?: string;
  kind: 'product' | 'platform';
  hue: Hue;
  meta: { title: string; description: string };
  hero: ProductHeroContent;
  offerings: OfferingsContent;
  showcase: Showcase;
  challenges: ChallengesContent;
  plans: PlansContent;
  support: SupportContent;
  demo: DemoVideoContent;
  closing: ClosingCallContent;
  offers?: readonly Offer[];
};
