import { useId } from 'react';
import { Picture } from '~/components/picture';
import { Section, type Tone } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import type { StepsContent } from '../section-schemas.generated';
import styles from './steps.module.css';

const TONES: Record<StepsContent['variant'], Tone> = { line: 'paper', dotted: 'forest', years: 'deep' };
/** The ground of a picture, whose own words are light or dark. */
const GROUNDS = { dark: 'tint-deep', light: 'hue' } as const;

/**
 * Steps in their order, from left to right on wide screens. `line`: a line in the hue of the page. `dotted`: a dotted line
 * on a dark background. `years`: large labels, and the picture of a step above it. `noteLabel` names the notes for screen
 * readers. With a picture of the section the steps are its caption: below a `line` picture, which has the width of the
 * window, or each below its column of a `dotted` picture.
 */
export function Steps({ variant, picture, tone, title, lead, items, noteLabel }: StepsContent) {
  const heading = useId();
  return (
    <Section
      tone={picture ? GROUNDS[tone ?? 'dark'] : TONES[variant]}
      labelledBy={heading}
      className={picture && variant === 'line' ? styles.bleed : undefined}
    >
      <SectionHeading id={heading} title={title} lead={lead} />
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} alt={title} sizes="100vw" />
        </div>
      )}
      <ol className={picture ? styles.caption : styles[variant]} data-variant={variant}>
        {items.map((step) => (
          <li key={step.title} className={styles.step}>
            {variant === 'years' && step.picture && (
              <div className={styles.image}>
                <Picture picture={step.picture} alt={step.title} framed />
              </div>
            )}
            {step.label && <p className={styles.label}>{step.label}</p>}
            <h3 className={styles.title}>{unbroken(step.title)}</h3>
            <p className={styles.text}>{unbroken(step.text)}</p>
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
