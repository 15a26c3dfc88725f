import { type ReactNode, useId } from 'react';
import { Picture } from '~/components/picture';
import { FinePrint, Section, SectionHeading } from '~/components/section';
import type { Picture as PictureOf } from '~/lib/pictures.server';
import type { QuoteItem, QuotesContent } from '../section-schemas.generated';
import { Carousel } from './carousel';
import { CutText, QuoteCard } from './quote-card';
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

type FeaturedProps = QuoteItem & {
  /** Number of words before the cut. Without it the text is complete. */
  words?: number;
  /** What the speaker stands on, in the width of the window. */
  ground?: PictureOf;
  /** The id of the heading. */
  labelledBy?: string;
  /** The heading. */
  children: ReactNode;
};

const SIZES = '(min-width: 62em) 34rem, 80vw';

/** A scene across the window: a quotation in large type with its figure below the heading, and the speaker beside it. */
function FeaturedQuote({ children, labelledBy, words, ground, text, person, role, picture, ...rest }: FeaturedProps) {
  const { figure, figureLabel } = rest;
  return (
    <section className={styles.scene} aria-labelledby={labelledBy}>
      <div className={styles.stage}>
        <div className={styles.copy}>
          {children}
          <figure>
            <blockquote className={styles.quote}>
              <CutText {...{ text, words, person }} />
            </blockquote>
            <figcaption>
              <p className={styles.who}>
                <b>{person}</b>
                {role}
              </p>
              {figure && (
                <p className={styles.figure}>
                  <b>{figure}</b> <span>{figureLabel}</span>
                </p>
              )}
            </figcaption>
          </figure>
        </div>
        {picture && (
          <div className={styles.portrait}>
            <Picture picture={picture} alt={person} sizes={SIZES} />
          </div>
        )}
      </div>
      {ground && (
        <div className={styles.ground}>
          <Picture picture={ground} sizes="100vw" />
        </div>
      )}
    </section>
  );
}
