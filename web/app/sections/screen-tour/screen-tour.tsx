import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import choices from '../shared/choices.module.css';
import { useSectionsInView } from '../shared/use-current-section';
import { MockupPlate } from '../shared/mockup-plate';
import { ScreenOrViews, ViewChoices } from '../shared/views';
import type { ScreenTourContent } from '../section-schemas.generated';
import styles from './screen-tour.module.css';

/** The id of the lower half of a screen. */
const lowerHalf = (anchor: string) => `${anchor}-lower`;

/**
 * A tour of the product: the first and the fifth mockup or image on a coloured ground as wide as the window, the second and
 * the sixth open and wide, and a pair on panels between them. A numbered list of links to them marks the one that is read: of a pair the first in its upper half and the second in its lower half, or
 * the one that was chosen or used last. A screen with views has a choice between them, which replaces its own mockup.
 */
export function ScreenTour({ title, lead, items }: ScreenTourContent) {
  const heading = useId();
  const parts = useMemo(() => items.flatMap(({ anchor }) => [{ anchor }, { anchor: lowerHalf(anchor) }]), [items]);
  const seen = useSectionsInView(parts, true);
  const inView = items.flatMap(({ anchor }) => (seen.includes(anchor) ? [anchor] : []));
  const isLower = inView.some((anchor) => seen.includes(lowerHalf(anchor)));
  const [chosen, setChosen] = useState('');
  const current = inView.includes(chosen) ? chosen : inView.at(isLower ? -1 : 0);
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
                  onClick={() => setChosen(anchor)}
                  data-marked={marked === anchor || undefined}
                  aria-current={current === anchor ? 'location' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {items.map(({ anchor, title: name, text, mockup, image, viewsLegend, views }) => (
          <article
            key={anchor}
            id={anchor}
            className={`${choices.scope} ${styles.screen}`}
            // The page can also move below a resting pointer.
            onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setChosen(anchor)}
            onFocus={() => setChosen(anchor)}
          >
            <span id={lowerHalf(anchor)} className={styles.lower} />
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
