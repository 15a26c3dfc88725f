import { useEffect, useId, useRef } from 'react';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import choices from '../shared/choices.module.css';
import { useSectionsInView } from '../shared/use-current-section';
import { PictureOrViews, ViewChoices } from '../shared/views';
import type { ScreenItem, ScreenTourContent } from '../section-schemas.generated';
import styles from './screen-tour.module.css';

/** Returns the screens in rows: neighbours that are cards are in one row, every other screen has its own. */
function rowsOf(items: readonly ScreenItem[]): ScreenItem[][] {
  return items.reduce<ScreenItem[][]>((rows, item) => {
    const last = rows.at(-1);
    if (item.variant === 'card' && last?.[0]?.variant === 'card') last.push(item);
    else rows.push([item]);
    return rows;
  }, []);
}

/** A small screen with its text. It has no choice between views: it shows its own picture, or that of its first view. */
const Card = ({ anchor, title, text, picture, views }: ScreenItem) => (
  <article id={anchor} className={styles.card}>
    <h3 className={styles.cardName}>{unbroken(title)}</h3>
    <p>{unbroken(text)}</p>
    <Picture picture={picture ?? views[0]?.picture} alt={title} framed />
  </article>
);

/**
 * A tour of the product: a first screen on a coloured ground as wide as the window, and others open and wide, or as cards
 * beside each other. Each heading has the number of its screen, for the eye only. A list of links with the same numbers
 * marks the one that is read; phones have no room for it. A screen with views has a choice between them, which replaces
 * its own picture.
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
    <Section labelledBy={heading} className={styles.section}>
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
        {rowsOf(items).map((row) =>
          row[0]?.variant === 'card' ? (
            <div key={row[0].anchor} className={styles.cards}>
              {row.map((item) => (
                <Card key={item.anchor} {...item} />
              ))}
            </div>
          ) : (
            row.map(({ anchor, title: name, text, picture, viewsLegend, views }) => (
              <article key={anchor} id={anchor} className={`${choices.scope} ${styles.screen}`}>
                <div className={`${choices.head} ${styles.copy}`}>
                  <h3 className={styles.name}>{unbroken(name)}</h3>
                  <p className={styles.text}>{unbroken(text)}</p>
                  <ViewChoices id={`${heading}-${anchor}`} legend={viewsLegend} views={views} />
                </div>
                {(picture || views.length > 0) && <PictureOrViews {...{ picture, views }} alt={name} />}
              </article>
            ))
          ),
        )}
      </div>
    </Section>
  );
}
