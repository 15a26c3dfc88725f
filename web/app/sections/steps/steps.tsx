import { useId } from 'react';
import { Section, type Tone } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { StepsContent } from '../section-schemas.generated';
import styles from './steps.module.css';

const TONES: Record<StepsContent['variant'], Tone> = { line: 'paper', dotted: 'forest', years: 'deep' };

/**
 * Steps in their order, from left to right on wide screens. `line`: a line in the hue of the page. `dotted`: a dotted line
 * on a dark background. `years`: large labels. `noteLabel` names the notes for screen readers.
 */
export function Steps({ variant, title, lead, items, noteLabel }: StepsContent) {
  const heading = useId();
  return (
    <Section tone={TONES[variant]} labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <ol className={styles[variant]}>
        {items.map((step) => (
          <li key={step.title} className={styles.step}>
            {step.label && <p className={styles.label}>{step.label}</p>}
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
            {step.note && (
              <p className={styles.note}>
                <span className="visually-hidden">{noteLabel}: </span>
                {step.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
