import { useId } from 'react';
import { Grid } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import type { StepsContent } from '../section-schemas.generated';
import styles from './steps.module.css';

/** The ground of a picture, whose own words are light or dark. */
const GROUNDS = { dark: 'tint-deep', light: 'hue' } as const;

/**
 * Steps in their order. `line`: columns below a line, from left to right on wide screens. `years`: large labels, and the
 * picture of a step above it. A picture of the section is above the steps, which are then its caption. `noteLabel` names
 * the notes for screen readers.
 */
export function Steps({ variant, picture, tone, title, lead, items, noteLabel }: StepsContent) {
  const heading = useId();
  return (
    <Section
      tone={picture ? GROUNDS[tone ?? 'dark'] : variant === 'years' ? 'deep' : 'paper'}
      labelledBy={heading}
      className={picture && styles.wide}
    >
      <SectionHeading id={heading} title={title} lead={lead} />
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} alt={title} sizes="100vw" />
        </div>
      )}
      <Grid as="ol" min="l" gap="l" className={styles[variant]}>
        {items.map((step) => (
          <li key={step.title} className={styles.step}>
            {variant === 'years' && step.picture && (
              <div className={styles.image}>
                <Picture picture={step.picture} alt={step.title} framed />
              </div>
            )}
            {step.label && <p className={`${type.label} ${styles.label}`}>{step.label}</p>}
            <h3 className={variant === 'years' ? type.large : type.name}>{unbroken(step.title)}</h3>
            <p className={`${type.text} ${styles.text}`}>{unbroken(step.text)}</p>
            {step.note && (
              <p className={`${type.note} ${styles.note}`}>
                {noteLabel && <span className="visually-hidden">{noteLabel}: </span>}
                {step.note}
              </p>
            )}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
