import { useId } from 'react';
import { type Action, ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { MockupPlate } from '../shared/mockup-plate';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './feature-rows.module.css';

export type FeatureRow = { title: string; text: string; points?: readonly string[]; mockup: MockupName };
export type FeatureRowsContent = {
  title: string;
  lead?: string;
  rows: readonly FeatureRow[];
  more?: Action;
};

/** Feature rows with the image and the text on alternating sides. */
export function FeatureRows({ title, lead, rows, more }: FeatureRowsContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <div className={styles.rows}>
        {rows.map(({ title: name, text, points, mockup }) => (
          <article key={name} className={styles.row}>
            <div className={styles.words}>
              <h3 className={styles.title}>{name}</h3>
              <p className={styles.text}>{text}</p>
              {points && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
            <div className={styles.image}>
              <MockupPlate mockup={mockup} />
            </div>
          </article>
        ))}
      </div>
      {more && (
        <p className={styles.more}>
          <ActionLink action={more} look="secondary" />
        </p>
      )}
    </Section>
  );
}
