import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { MockupPanel } from '../shared/mockup-panel';
import type { ReasonsContent } from '../section-schemas.generated';
import styles from './reasons.module.css';

/** Reasons with a mockup or an image, and an example (`note`) each. The first one has the full width. */
export function Reasons({ title, lead, items }: ReasonsContent) {
  const heading = useId();
  return (
    <Section tone="deep" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <div className={styles.cards}>
        {items.map((card) => (
          <article key={card.title} className={styles.card}>
            <div className={styles.image}>
              <MockupPanel mockup={card.mockup} image={card.image} alt={card.title} />
            </div>
            <div>
              <h3 className={styles.title}>{card.title}</h3>
              <p className={styles.text}>{card.text}</p>
              <p className={styles.example}>{card.note}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
