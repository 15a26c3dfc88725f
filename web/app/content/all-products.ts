import { paths } from '~/paths';
import type { LinkListContent } from '~/sections/link-list/link-list';
import type { ProductHue, ProductRowsContent } from '~/sections/product-rows/product-rows';
import { REQUEST_DEMO, WATCH_DEMOS } from './products/common';
import { cardTarget, platformCards, type ProductCard, productCards } from './products/product-cards';

const [surveR, proGran, driveR] = productCards;

const row = (hue: ProductHue, label: string, card: ProductCard) => ({
  hue,
  label,
  title: card.d_title,
  text: card.description,
  mockup: card.image,
  action: { label: `See ${card.d_title}`, to: cardTarget(card) },
});

const lineup: ProductRowsContent = {
  variant: 'cards',
  items: [row('surve-r', 'Collect', surveR), row('progran', 'Follow', proGran), row('drive-r', 'Understand', driveR)],
};

const platforms: LinkListContent = {
  variant: 'rows',
  title: 'Made for a sector',
  lead: 'The same three products underneath, set up with the words, forms and checks of one field of work.',
  items: platformCards.map((card) => ({ title: card.d_title, text: card.description, to: cardTarget(card) })),
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
