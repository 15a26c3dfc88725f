import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { Panel } from '../shared/panel';
import type { ReasonsContent } from '../section-schemas.generated';
import styles from './reasons.module.css';

/**
 * Reasons with a picture, and an example (`note`) each. The first one has the full width. Without any picture they stand
 * side by side.
 */
export function Reasons({ title, lead, items }: ReasonsContent) {
  const heading = useId();
  const isText = items.every(({ picture }) => !picture);
  return (
    <Section tone="deep" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <div className={isText ? styles.texts : styles.cards}>
        {items.map((card) => (
          <article key={card.title} className={styles.card}>
            {card.picture && <Panel picture={card.picture} alt={card.title} />}
            <div>
              <h3 className={styles.title}>{card.title}</h3>
              <p className={styles.text}>{unbroken(card.text)}</p>
              <p className={styles.example}>{unbroken(card.note)}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
