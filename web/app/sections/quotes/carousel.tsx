import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { CSSProperties } from 'react';
import type { QuotesContent } from '../section-schemas.generated';
import styles from './carousel.module.css';
import { QuoteCard } from './quote-card';
import { useCarousel } from './use-carousel';

type Props = Pick<QuotesContent, 'items' | 'note'> & {
  /** Number of words of a text before the cut. */
  words: number;
  /** The id of the heading. */
  labelledBy?: string;
};

/**
 * Quotations side by side: 4, below 1024 px 2, below 640 px 1. Scroll snapping makes a swipe work without scripts.
 * Buttons and arrow keys move by one item and wrap at the ends. The dots beside the buttons show which are in view.
 */
export function Carousel({ items, words, note, labelledBy }: Props) {
  const { index, listProps, buttonProps } = useCarousel();
  return (
    <div className={styles.carousel}>
      <ul {...listProps} className={styles.list} aria-labelledby={labelledBy}>
        {items.map((item) => (
          <li key={item.person}>
            <QuoteCard {...item} words={words} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {note && <p>{note}</p>}
        <div className={styles.controls}>
          <span className={styles.dots} style={{ '--of': items.length, '--at': index } as CSSProperties} />
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
    </div>
  );
}
