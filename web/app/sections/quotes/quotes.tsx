import { useId } from 'react';
import { FinePrint } from '~/components/fine-print';
import { Section } from '~/components/section';
import type { Quotation } from '../quote/quote';
import styles from './quotes.module.css';

export type QuotesContent = {
  /** `pair`: two quotations, the first in larger type, and a hidden title. `columns`: any number of them. */
  variant: 'pair' | 'columns';
  title: string;
  items: readonly Quotation[];
  note?: string;
};

/** Quotations with their complete text. */
export function Quotes({ variant, title, items, note }: QuotesContent) {
  const heading = useId();
  const isPair = variant === 'pair';
  return (
    <Section tone={isPair ? 'forest' : 'paper'} labelledBy={heading}>
      <h2 id={heading} className={isPair ? 'visually-hidden' : styles.title}>
        {title}
      </h2>
      <div className={isPair ? styles.pair : styles.columns}>
        {items.map(({ text, person, role }) => (
          <figure key={person} className={styles.quote}>
            <blockquote>{text}</blockquote>
            <figcaption>
              <span className={styles.person}>{person}</span>
              {role}
            </figcaption>
          </figure>
        ))}
      </div>
      {note && <FinePrint>{note}</FinePrint>}
    </Section>
  );
}
