import { useId } from 'react';
import { Section, type Tone } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { DataDrawing } from '../../mockups/drawings/data-drawing';
import type { DrawingName } from '../../mockups/drawings/drawing-names';
import { MockupPlate } from '../shared/mockup-plate';
import type { StepsContent } from '../section-schemas.generated';
import styles from './steps.module.css';

const TONES: Record<StepsContent['variant'], Tone> = { line: 'paper', dotted: 'forest', years: 'deep' };

/** The background of a drawing: dark in the second colour of the page, or light. */
const GROUNDS: Record<DrawingName, Tone> = {
  'season-ribbon': 'tint-deep',
  'care-loop': 'tint-deep',
  'reading-levels': 'tint-deep',
  hillside: 'hue',
  'opened-figure': 'tint-deep',
  'seed-fan': 'hue',
  'batch-lines': 'tint-deep',
  'four-visits': 'tint-deep',
  'hundred-pits': 'tint-deep',
};

/** Drawings whose columns stand above the steps, so they have the page grid, and only their ground reaches the edges. */
const ON_GRID: readonly DrawingName[] = ['four-visits', 'hundred-pits'];

/**
 * Steps in their order, from left to right on wide screens. `line`: a line in the hue of the page. `dotted`: a dotted line
 * on a dark background. `years`: large labels, and the mockup or image of a step above it. `noteLabel` names the notes
 * for screen readers. With a drawing the steps are its caption.
 */
export function Steps({ variant, drawing, title, lead, items, noteLabel }: StepsContent) {
  const heading = useId();
  return (
    <Section
      tone={drawing ? GROUNDS[drawing] : TONES[variant]}
      labelledBy={heading}
      className={drawing && styles.bleed}
    >
      <SectionHeading id={heading} title={title} lead={lead} />
      {drawing && (
        <div className={styles.drawing} data-grid={ON_GRID.includes(drawing) || undefined}>
          <DataDrawing name={drawing} />
        </div>
      )}
      <ol className={drawing ? styles.caption : styles[variant]}>
        {items.map((step) => (
          <li key={step.title} className={styles.step}>
            {variant === 'years' && (step.mockup || step.image) && (
              <div className={styles.image}>
                <MockupPlate mockup={step.mockup} image={step.image} alt={step.title} />
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
