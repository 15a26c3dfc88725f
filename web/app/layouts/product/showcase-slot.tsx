import type { Showcase } from '~/content/products/product-content';
import { FeatureRows } from '~/sections/feature-rows/feature-rows';
import { Prototypes } from '~/sections/prototypes/prototypes';
import { ScreenTour } from '~/sections/screen-tour/screen-tour';
import { Steps } from '~/sections/steps/steps';

/** Renders the showcase of a product page as the section that its content selects. */
export function ShowcaseSlot({ showcase }: { showcase: Showcase }) {
  switch (showcase.kind) {
    case 'feature-rows':
      return <FeatureRows {...showcase} />;
    case 'screen-tour':
      return <ScreenTour {...showcase} />;
    case 'steps':
      return <Steps {...showcase} />;
    case 'prototypes':
      return <Prototypes {...showcase} />;
  }
}
