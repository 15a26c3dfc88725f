import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { useSectionsInView } from '../shared/use-current-section';
import { MockupPlate } from '../shared/mockup-plate';
import type { ScreenTourContent } from '../section-schemas.generated';
import styles from './screen-tour.module.css';

/**
 * A tour of the product: the first mockup or image large, the others in pairs and beside their text. A list of links
 * to them marks those in view, or the first one above the tour.
 */
export function ScreenTour({ title, lead, items }: ScreenTourContent) {
  const heading = useId();
  const inView = useSectionsInView(items);
  const marked = inView.length > 0 ? inView : items.slice(0, 1).map(({ anchor }) => anchor);
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} split />
      <div className={styles.tour}>
        <nav aria-label="Screens" className={styles.index}>
          <ol>
            {items.map(({ anchor, label }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  data-marked={marked.includes(anchor) || undefined}
                  aria-current={inView[0] === anchor ? 'location' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {items.map(({ anchor, title: name, text, mockup, image }) => (
          <article key={anchor} id={anchor} className={styles.screen}>
            <div className={styles.copy}>
              <h3 className={styles.name}>{unbroken(name)}</h3>
              <p className={styles.text}>{unbroken(text)}</p>
            </div>
            <div className={styles.shot}>
              <MockupPlate mockup={mockup} image={image} alt={name} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
