import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { DotGlyph } from '../shared/dot-glyph';
import type { BenefitsContent } from '../section-schemas.generated';
import styles from './benefits.module.css';

/** Benefits on cards, each with a pictogram. The first card is the large one. */
export function Benefits({ title, lead, items }: BenefitsContent) {
  const heading = useId();
  return (
    <Section tone="surface" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.card} data-tone={index === 0 ? 'forest' : 'deep'}>
            <DotGlyph name={item.glyph} className={styles.glyph} />
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
