import type { Showcase } from '~/content/products/product-content';
import { Chain } from '~/sections/chain/chain';
import { FeatureRows } from '~/sections/feature-rows/feature-rows';
import { Prototypes } from '~/sections/prototypes/prototypes';
import { RevealRows } from '~/sections/reveal-rows/reveal-rows';
import { ScreenTour } from '~/sections/screen-tour/screen-tour';

/** Renders the showcase of a product page in the variant that its content selects. */
export function ShowcaseSlot({ showcase }: { showcase: Showcase }) {
  switch (showcase.kind) {
    case 'rows':
      return <FeatureRows {...showcase} />;
    case 'tour':
      return <ScreenTour {...showcase} />;
    case 'reveal':
      return <RevealRows {...showcase} />;
    case 'chain':
      return <Chain {...showcase} />;
    case 'prototypes':
      return <Prototypes {...showcase} />;
  }
}
