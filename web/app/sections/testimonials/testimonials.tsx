import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useId } from 'react';
import { FinePrint } from '~/components/fine-print';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { Quotation } from '../quote/quote';
import { useCarousel } from './use-carousel';
import { QuoteCard } from './quote-card';
import styles from './testimonials.module.css';

export type TestimonialsContent = {
  title: string;
  lead?: string;
  items: readonly Quotation[];
  /** Number of words of each text before the cut. */
  words: number;
  note?: string;
};

/**
 * Quotations side by side: 4, below 1024 px 2, below 640 px 1. Scroll snapping makes a swipe work without scripts.
 * Buttons and arrow keys move by one item and wrap at the ends.
 */
export function Testimonials({ title, lead, items, words, note }: TestimonialsContent) {
  const heading = useId();
  const { index, listProps, buttonProps } = useCarousel();
  return (
    <Section tone="deep" labelledBy={heading}>
      <div className={styles.head}>
        <SectionHeading id={heading} title={title} lead={lead} />
        <div className={styles.controls}>
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
      <ul {...listProps} className={styles.list} aria-labelledby={heading}>
        {items.map((item) => (
          <li key={item.person} className={styles.item}>
            <QuoteCard {...item} words={words} />
          </li>
        ))}
      </ul>
      {note && <FinePrint>{note}</FinePrint>}
    </Section>
  );
}
