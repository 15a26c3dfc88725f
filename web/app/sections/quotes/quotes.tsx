import { useId } from 'react';
import { FinePrint } from '~/components/fine-print';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { FeaturedQuote } from '../testimonials/featured-quote';
import { Speaker } from '../shared/speaker';
import type { QuoteItem, QuotesContent } from '../section-schemas.generated';
import styles from './quotes.module.css';

const TONES = { pair: 'forest', columns: 'paper', cards: 'deep' } as const;

/**
 * Quotations with their complete text. `pair`: two quotations, the first in larger type, and a hidden title. `columns`:
 * any number of them. `cards`: cards of one height, below the quotations that have a figure. The heading is in the first of those.
 */
export function Quotes({ variant, title, items, note }: QuotesContent) {
  const heading = useId();
  const isPair = variant === 'pair';
  const featured = variant === 'cards' ? items.filter(({ figure }) => figure) : [];
  const head =
    variant === 'cards' ? (
      <SectionHeading id={heading} title={title} />
    ) : (
      <h2 id={heading} className={isPair ? 'visually-hidden' : styles.title}>
        {title}
      </h2>
    );
  return (
    <div className={styles.clip}>
      <Section tone={TONES[variant]} labelledBy={heading}>
        {!featured.length && head}
        {featured.map((item, index) => (
          <FeaturedQuote key={item.person} {...item}>
            {index === 0 && head}
          </FeaturedQuote>
        ))}
        <div className={styles[variant]}>
          {items
            .filter((item) => !featured.includes(item))
            .map((item) => (
              <Quotation key={item.person} {...item} />
            ))}
        </div>
        {note && <FinePrint>{note}</FinePrint>}
      </Section>
    </div>
  );
}

const Quotation = ({ text, ...speaker }: QuoteItem) => (
  <figure className={styles.quote}>
    <blockquote>{text}</blockquote>
    <Speaker {...speaker} />
  </figure>
);
