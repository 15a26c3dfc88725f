import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { type CSSProperties, useId } from 'react';
import { FinePrint } from '~/components/fine-print';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { useCarousel } from './use-carousel';
import { FeaturedQuote } from './featured-quote';
import { QuoteCard } from './quote-card';
import type { TestimonialsContent } from '../section-schemas.generated';
import styles from './testimonials.module.css';

/**
 * Quotations side by side: 4, below 1024 px 2, below 640 px 1. Scroll snapping makes a swipe work without scripts.
 * Buttons and arrow keys move by one item and wrap at the ends. The dots beside the buttons show which are in view.
 * `featured` stands above them, and `picture` is below its speaker. `words` is the number of words of a text before the
 * cut.
 */
export function Testimonials({ title, lead, featured, picture, items, words, note }: TestimonialsContent) {
  const heading = useId();
  const { index, listProps, buttonProps } = useCarousel();
  const head = <SectionHeading id={heading} title={title} lead={lead} />;
  return (
    <div className={styles.clip}>
      <Section labelledBy={heading}>
        {featured ? (
          <FeaturedQuote {...featured} words={words} ground={picture}>
            {head}
          </FeaturedQuote>
        ) : (
          head
        )}
        <ul {...listProps} className={styles.list} aria-labelledby={heading}>
          {items.map((item) => (
            <li key={item.person} className={styles.item}>
              <QuoteCard {...item} words={words} />
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          {note && <FinePrint>{note}</FinePrint>}
          <div className={styles.controls}>
            <span className={styles.at} style={{ '--of': items.length, '--at': index } as CSSProperties} />
            <span className="visually-hidden" role="status">
              {index === undefined ? '' : `First in view: ${items[index]?.person}`}
            </span>
            <button {...buttonProps(-1)} className={styles.step} aria-label="Previous testimonial">
              <IconArrowLeft size={22} aria-hidden="true" />
            </button>
            <button {...buttonProps(1)} className={styles.step} aria-label="Next testimonial">
              <IconArrowRight size={22} aria-hidden="true" />
            </button>
          </div>
        </div>
      </Section>
    </div>
  );
}
