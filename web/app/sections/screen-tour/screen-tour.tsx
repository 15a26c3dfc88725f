import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { useCurrentSection } from '../shared/use-current-section';
import { MockupPlate } from '../shared/mockup-plate';
import type { ScreenTourContent } from '../section-schemas.generated';
import styles from './screen-tour.module.css';

/** Large mockups or images of the product, with a list of links to them, which marks the current one. */
export function ScreenTour({ title, lead, items }: ScreenTourContent) {
  const heading = useId();
  const current = useCurrentSection(items);
  return (
    <Section labelledBy={heading} className={styles.tour}>
      <div className={styles.top}>
        <SectionHeading id={heading} title={title} lead={lead} />
        <nav aria-label="Screens">
          <ol className={styles.index}>
            {items.map(({ anchor, label }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} aria-current={current === anchor ? 'location' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.screens}>
        {items.map(({ anchor, title: name, text, mockup, image }) => (
          <article key={anchor} id={anchor} className={styles.screen}>
            <div>
              <MockupPlate mockup={mockup} image={image} alt={name} />
            </div>
            <div className={styles.copy}>
              <h3 className={styles.name}>{unbroken(name)}</h3>
              <p className={styles.text}>{unbroken(text)}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
