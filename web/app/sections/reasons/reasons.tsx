import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { MockupPanel } from '../shared/mockup-panel';
import type { ReasonsContent } from '../section-schemas.generated';
import styles from './reasons.module.css';

/**
 * Reasons with a mockup or an image, and an example (`note`) each. The first one has the full width. Without any image they
 * stand side by side.
 */
export function Reasons({ title, lead, items }: ReasonsContent) {
  const heading = useId();
  const isText = items.every(({ mockup, image }) => !mockup && !image);
  return (
    <Section tone="deep" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <div className={isText ? styles.texts : styles.cards}>
        {items.map((card) => (
          <article key={card.title} className={styles.card}>
            {(card.mockup || card.image) && (
              <div className={styles.image}>
                <MockupPanel mockup={card.mockup} image={card.image} alt={card.title} />
              </div>
            )}
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
