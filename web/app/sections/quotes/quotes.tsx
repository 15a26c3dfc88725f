import { useId } from 'react';
import { FinePrint, Section, SectionHeading } from '~/components/section';
import type { QuotesContent } from '../section-schemas.generated';
import { Carousel } from './carousel';
import { FeaturedQuote } from './featured-quote';
import { QuoteCard } from './quote-card';
import styles from './quotes.module.css';

const WORDS = 35;

/**
 * What people said. `cards`: complete quotations beside each other, in larger type where a card has more room.
 * `carousel`: quotations that are cut at `words`, which visitors move through. `featured` stands above both in a scene
 * with the title, and `picture` is below its speaker.
 */
export function Quotes({ title, variant, tone, lead, items, featured, words = WORDS, note, picture }: QuotesContent) {
  const heading = useId();
  const labelledBy = title && heading;
  const head = title && <SectionHeading id={heading} title={title} lead={lead} />;
  const isCarousel = variant === 'carousel';
  return (
    <>
      {featured && (
        <FeaturedQuote {...featured} words={isCarousel ? words : undefined} ground={picture} labelledBy={labelledBy}>
          {head}
        </FeaturedQuote>
      )}
      {items.length > 0 && (
        <Section tone={tone} space={isCarousel ? 's' : 'm'} labelledBy={featured ? undefined : labelledBy}>
          {!featured && head}
          {isCarousel ? (
            <Carousel items={items} words={words} note={note} labelledBy={labelledBy} />
          ) : (
            <>
              <ul className={styles.cards} data-tone={tone}>
                {items.map((item) => (
                  <li key={item.person}>
                    <QuoteCard {...item} />
                  </li>
                ))}
              </ul>
              {note && <FinePrint>{note}</FinePrint>}
            </>
          )}
        </Section>
      )}
    </>
  );
}
