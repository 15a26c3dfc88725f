import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { Six } from '../challenges/challenges';
import { MockupPlate } from '../shared/mockup-plate';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './screen-tour.module.css';

export type TourScreen = {
  id: string;
  /** A label of one or two words for the list at the top. */
  short: string;
  title: string;
  text: string;
  mockup: MockupName;
};
export type ScreenTourContent = { title: string; lead: string; screens: Six<TourScreen> };

/** Six large mockups of the product, with a list of links to them. */
export function ScreenTour({ title, lead, screens }: ScreenTourContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading} className={styles.tour}>
      <div className={styles.top}>
        <SectionHeading id={heading} title={title} lead={lead} />
        <nav aria-label="Screens">
          <ol className={styles.index}>
            {screens.map(({ id, short }) => (
              <li key={id}>
                <a href={`#${id}`}>{short}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.screens}>
        {screens.map(({ id, title: name, text, mockup }) => (
          <article key={id} id={id} className={styles.screen}>
            <div>
              <MockupPlate mockup={mockup} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
