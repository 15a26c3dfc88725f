import { useEffect, useId, useRef } from 'react';
import { Picture } from '~/components/picture';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import choices from '../shared/views.module.css';
import { useSectionsInView } from '../shared/use-current-section';
import { PictureOrViews, ViewChoices } from '../shared/views';
import type { ScreenItem, TourContent } from '../section-schemas.generated';
import styles from './tour.module.css';

/**
 * A tour of the product: large screens on coloured grounds as wide as the window, and
 * small ones as cards beside each other. Each heading has the number of its screen, for the eye only. A list of links with
 * the same numbers marks the one that is read; phones have no room for it.
 */
export function Tour({ title, lead, items }: TourContent) {
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
    <Section labelledBy={heading} className={styles.section}>
      <SectionHeading id={heading} title={title} lead={lead} split />
      <nav aria-label={`Screens: ${title}`} className={styles.index}>
        <ol ref={index}>
          {items.map(({ anchor, label }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                data-marked={marked === anchor || undefined}
                aria-current={current === anchor ? 'location' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.tour}>
        {items.map((item) =>
          item.variant === 'card' ? <Card key={item.anchor} {...item} /> : <Screen key={item.anchor} {...item} />,
        )}
      </div>
    </Section>
  );
}

/** A large screen. Its views replace its own picture. */
function Screen({ anchor, tone, title, text, picture, viewsLegend, views }: ScreenItem) {
  const id = useId();
  return (
    <article id={anchor} className={`${choices.scope} ${styles.screen}`} data-tone={tone}>
      <div className={`${choices.head} ${styles.copy}`}>
        <h3 className={`${type.large} ${styles.name}`}>{unbroken(title)}</h3>
        <p>{unbroken(text)}</p>
        <ViewChoices {...{ id, views }} legend={viewsLegend} />
      </div>
      {(picture || views.length > 0) && <PictureOrViews {...{ picture, views }} alt={title} />}
    </article>
  );
}

/** A small screen. It has no choice between views: it shows its own picture, or that of its first view. */
const Card = ({ anchor, title, text, picture, views }: ScreenItem) => (
  <article id={anchor} className={styles.card}>
    <h3 className={`${type.name} ${styles.name}`}>{unbroken(title)}</h3>
    <p className={type.note}>{unbroken(text)}</p>
    <div>
      <Picture picture={picture ?? views[0]?.picture} alt={title} framed />
    </div>
  </article>
);
