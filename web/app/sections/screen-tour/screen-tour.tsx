import { useEffect, useId, useRef } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import choices from '../shared/choices.module.css';
import { useSectionsInView } from '../shared/use-current-section';
import { MockupPlate } from '../shared/mockup-plate';
import { ScreenOrViews, ViewChoices } from '../shared/views';
import type { ScreenTourContent } from '../section-schemas.generated';
import styles from './screen-tour.module.css';

/**
 * A tour of the product: the first and the fifth mockup or image on a coloured ground as wide as the window, the others
 * open and wide. A numbered list of links to them marks the one that is read. A screen with views has a choice between
 * them, which replaces its own mockup.
 */
export function ScreenTour({ title, lead, items }: ScreenTourContent) {
  const heading = useId();
  const current = useSectionsInView(items, true).at(-1);
  const marked = current ?? items[0]?.anchor;
  const index = useRef<HTMLOListElement>(null);
  // Where the links do not fit, they scroll, so that the marked one is in view.
  useEffect(() => {
    const link = index.current?.querySelector<HTMLElement>('[data-marked]');
    if (link) index.current?.scrollTo?.({ left: link.offsetLeft - link.offsetWidth });
  }, [marked]);
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} split />
      <div className={styles.tour}>
        <nav aria-label="Screens" className={styles.index}>
          <ol ref={index}>
            {items.map(({ anchor, label }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  data-marked={marked === anchor || undefined}
                  aria-current={current === anchor ? 'location' : undefined}
                >
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {items.map(({ anchor, title: name, text, mockup, image, viewsLegend, views }) => (
          <article key={anchor} id={anchor} className={`${choices.scope} ${styles.screen}`}>
            <div className={`${choices.head} ${styles.copy}`}>
              <h3 className={styles.name}>{unbroken(name)}</h3>
              <p className={styles.text}>{unbroken(text)}</p>
              <ViewChoices id={`${heading}-${anchor}`} legend={viewsLegend} views={views} />
            </div>
            <ScreenOrViews
              {...{ views, mockup, image }}
              id={`${heading}-${anchor}`}
              alt={name}
              frame={MockupPlate}
              className={`tour-screen ${styles.shot}`}
            />
          </article>
        ))}
      </div>
    </Section>
  );
}
