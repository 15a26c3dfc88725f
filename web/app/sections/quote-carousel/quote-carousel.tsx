import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useId } from 'react';
import { FinePrint } from '~/components/fine-print';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { Quotation } from '../quote/quote';
import { useCarousel } from './use-carousel';
import { QuoteCard } from './quote-card';
import styles from './quote-carousel.module.css';

export type QuoteCarouselContent = {
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
export function QuoteCarousel({ title, lead, items, words, note }: QuoteCarouselContent) {
  const heading = useId();
  const { list, index, step, ...moves } = useCarousel();
  return (
    <Section tone="deep" labelledBy={heading}>
      <div className={styles.head}>
        <SectionHeading id={heading} title={title} lead={lead} />
        <div className={styles.controls}>
          <span className="visually-hidden" role="status">
            {index === undefined ? '' : `First in view: ${items[index]?.person}`}
          </span>
          <button type="button" className={styles.step} aria-label="Previous testimonial" onClick={() => step(-1)}>
            <IconArrowLeft size={22} aria-hidden="true" />
          </button>
          <button type="button" className={styles.step} aria-label="Next testimonial" onClick={() => step(1)}>
            <IconArrowRight size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
      <ul ref={list} className={styles.list} tabIndex={0} aria-labelledby={heading} {...moves}>
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
