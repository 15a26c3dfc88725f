import { useId } from 'react';
import { FinePrint } from '~/components/fine-print';
import { Section } from '~/components/section';
import type { QuotesContent } from '../section-schemas.generated';
import styles from './quotes.module.css';

/**
 * Quotations with their complete text. `pair`: two quotations, the first in larger type, and a hidden title. `columns`:
 * any number of them.
 */
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
