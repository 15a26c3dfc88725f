import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { MockupPlate } from '../shared/mockup-plate';
import type { MockupName } from '../../mockups/mockup-names';
import { useReveal } from '../shared/use-reveal';
import styles from './reveal-rows.module.css';

export type RevealRow = { title: string; text: string; mockup: MockupName };
export type RevealRowsContent = { title: string; lead: string; rows: readonly RevealRow[] };

/** Image and text blocks that appear on scroll. The image is blurred at first, as if it were loading. */
export function RevealRows({ title, lead, rows }: RevealRowsContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <div className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.title} {...row} />
        ))}
      </div>
    </Section>
  );
}

function Row({ title, text, mockup }: RevealRow) {
  const { element, waiting } = useReveal<HTMLElement>();
  return (
    <article ref={element} className={styles.row} data-waiting={waiting}>
      <div className={styles.image}>
        <MockupPlate mockup={mockup} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}
