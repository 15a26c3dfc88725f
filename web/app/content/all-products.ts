import { paths } from '~/paths';
import type { LineupContent } from '~/sections/product-lineup/product-lineup';
import type { PlatformIndexContent } from '~/sections/platform-index/platform-index';
import { REQUEST_DEMO, WATCH_DEMOS } from './products/common';
import { cardTarget, platformCards, productCards } from './products/product-cards';

const [surveR, proGran, driveR] = productCards;

const lineup: LineupContent = {
  items: [
    {
      hue: 'surve-r',
      step: 'Collect',
      name: surveR.d_title,
      text: surveR.description,
      to: cardTarget(surveR),
      mockup: surveR.image,
    },
    {
      hue: 'progran',
      step: 'Follow',
      name: proGran.d_title,
      text: proGran.description,
      to: cardTarget(proGran),
      mockup: proGran.image,
    },
    {
      hue: 'drive-r',
      step: 'Understand',
      name: driveR.d_title,
      text: driveR.description,
      to: cardTarget(driveR),
      mockup: driveR.image,
    },
  ],
};

const platforms: PlatformIndexContent = {
  title: 'Made for a sector',
  lead: 'The same three products underneath, set up with the words, forms and checks of one field of work.',
  items: platformCards.map((card) => ({ name: card.d_title, text: card.description, to: cardTarget(card) })),
};

export const allProducts = {
  meta: {
    title: 'All products and platforms',
    description:
      'Surve-R for data collection, ProGran for grants and programmes, Drive-R for data intelligence, and platforms for farming, health, education, forests, portfolios and seed.',
  },
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Products', to: paths.allProducts },
  ],
  opening: {
    variant: 'deep',
    title: 'Three products, one line of evidence',
    lead: 'Collect it in the field, follow it against what was promised, understand what it says. Take one, or take them together: they share their data from the start.',
  },
  lineup,
  platforms,
  closing: {
    title: 'Not sure where to begin?',
    text: 'Tell us what you collect now and what you are asked for. We say which of these helps first, and which can wait.',
    actions: [REQUEST_DEMO, WATCH_DEMOS],
  },
} as const;
