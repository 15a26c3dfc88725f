import { useId } from 'react';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { BenefitsContent } from '../section-schemas.generated';
import styles from './benefits.module.css';

/** Benefits on cards, each with a small picture. The first card is the large one. */
export function Benefits({ title, lead, items }: BenefitsContent) {
  const heading = useId();
  return (
    <Section tone="surface" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.card} data-tone={index === 0 ? 'forest' : 'deep'}>
            {item.picture && (
              <div className={styles.picture}>
                <Picture picture={item.picture} decorative />
              </div>
            )}
            <div>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
