import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { MockupPlate } from '../shared/mockup-plate';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './screen-tour.module.css';

export type ScreenTourContent = {
  title: string;
  lead: string;
  /** `label` is one or two words for the list of links. */
  items: readonly { id: string; label: string; title: string; text: string; mockup: MockupName }[];
};

/** Large mockups of the product, with a list of links to them. */
export function ScreenTour({ title, lead, items }: ScreenTourContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading} className={styles.tour}>
      <div className={styles.top}>
        <SectionHeading id={heading} title={title} lead={lead} />
        <nav aria-label="Screens">
          <ol className={styles.index}>
            {items.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.screens}>
        {items.map(({ id, title: name, text, mockup }) => (
          <article key={id} id={id} className={styles.screen}>
            <div>
              <MockupPlate mockup={mockup} />
            </div>
            <div className={styles.copy}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
