import { type CSSProperties, useId } from 'react';
import { Section, type Tone } from '~/components/section';
import { SubtitledText } from '~/components/section-heading';
import { headline } from '~/components/headline';
import { unbroken } from '~/components/unbroken';
import { MockupPanel } from '../shared/mockup-panel';
import type { PointsContent } from '../section-schemas.generated';
import styles from './points.module.css';
import supportForms from './support-forms.svg?no-inline';
import supportGrants from './support-grants.svg?no-inline';
import supportTables from './support-tables.svg?no-inline';

const TONES: Record<PointsContent['variant'], Tone> = {
  large: 'paper',
  rows: 'deep',
  columns: 'surface',
  mockup: 'paper',
  wide: 'paper',
};

const SUPPORT_DRAWINGS: Record<NonNullable<PointsContent['drawing']>, string> = {
  'support-forms': supportForms,
  'support-grants': supportGrants,
  'support-tables': supportTables,
};

/**
 * Points with a short text each, as a definition list. `large`: rows in large type below the title. `rows`: rows beside
 * the title. `columns`: two columns beside the title. `wide`: three columns below the title. With a mockup or an image:
 * `mockup` has it on the left of the rows, `wide` between the title and the points. `wide` may have a `drawing`: three
 * decorative ones, above the first three points.
 */
export function Points({ variant, title, subtitle, lead, items, drawing, mockup, image }: PointsContent) {
  const heading = useId();
  const head = (
    <div className={styles.head}>
      <h2 id={heading} className={styles.title}>
        {subtitle ? <SubtitledText title={title} subtitle={subtitle} /> : headline(title)}
      </h2>
      {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
    </div>
  );
  const drawingStyle =
    variant === 'wide' && drawing ? ({ '--drawing': `url(${SUPPORT_DRAWINGS[drawing]})` } as CSSProperties) : undefined;
  const list = (
    <dl className={drawingStyle ? `${styles.list} ${styles.withDrawings}` : styles.list} style={drawingStyle}>
      {items.map((item) => (
        <div key={item.title} className={styles.item}>
          <dt>{unbroken(item.title)}</dt>
          <dd>{unbroken(item.text)}</dd>
        </div>
      ))}
    </dl>
  );
  const panel = (mockup ?? image) && (
    <div className={styles.image}>
      <MockupPanel mockup={mockup} image={image} alt={title} />
    </div>
  );
  const isBeside = panel && variant !== 'wide';
  return (
    <Section
      space={variant === 'rows' || variant === 'columns' ? 's' : 'm'}
      tone={TONES[variant]}
      labelledBy={heading}
      className={styles[variant]}
    >
      {isBeside ? (
        <>
          {panel}
          <div>
            {head}
            {list}
          </div>
        </>
      ) : (
        <>
          {head}
          {panel}
          {list}
        </>
      )}
    </Section>
  );
}
