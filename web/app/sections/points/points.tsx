import { useId } from 'react';
import { Section, type Tone } from '~/components/section';
import { SubtitledText } from '~/components/section-heading';
import { headline } from '~/components/headline';
import { Picture } from '~/components/picture';
import { unbroken } from '~/components/unbroken';
import { Panel } from '../shared/panel';
import type { PointsContent } from '../section-schemas.generated';
import styles from './points.module.css';

const TONES: Record<PointsContent['variant'], Tone> = {
  large: 'paper',
  rows: 'deep',
  columns: 'surface',
  mockup: 'paper',
  wide: 'paper',
};

/**
 * Points with a short text each, as a definition list. `large`: rows in large type below the title. `rows`: rows beside
 * the title. `columns`: two columns beside the title. `mockup`: rows beside a picture. `wide`: three columns below the
 * title, and below a decorative picture if there is one.
 */
export function Points({ variant, title, subtitle, lead, items, picture }: PointsContent) {
  const heading = useId();
  const head = (
    <div className={styles.head}>
      <h2 id={heading} className={styles.title}>
        {subtitle ? <SubtitledText title={title} subtitle={subtitle} /> : headline(title)}
      </h2>
      {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
    </div>
  );
  const list = (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.title} className={styles.item}>
          <dt>{unbroken(item.title)}</dt>
          <dd>{unbroken(item.text)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Section
      space={variant === 'rows' || variant === 'columns' ? 's' : 'm'}
      tone={TONES[variant]}
      labelledBy={heading}
      className={styles[variant]}
    >
      {variant === 'mockup' && picture ? (
        <>
          <div className={styles.image}>
            <Panel picture={picture} alt={title} />
          </div>
          <div>
            {head}
            {list}
          </div>
        </>
      ) : (
        <>
          {head}
          {variant === 'wide' && <Picture picture={picture} decorative framed className={styles.strip} />}
          {list}
        </>
      )}
    </Section>
  );
}
