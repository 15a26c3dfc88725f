import { type ReactNode, useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import canvas from '../shared/canvas.module.css';
import choices from '../shared/choices.module.css';
import { MockupPlate } from '../shared/mockup-plate';
import { ScreenOrViews, ViewChoices } from '../shared/views';
import { ICONS } from './icons';
import { OfferingDrawing } from './offering-drawing';
import type { OfferingItem, OfferingsContent } from '../section-schemas.generated';
import styles from './offerings.module.css';

/**
 * What a product offers: the main offering in a coloured panel with a mockup or an image, and the others below it, with
 * an icon or a drawing. One drawing is as large as four others, and two have a wide panel. Views replace the mockup by a
 * choice.
 */
export function Offerings({ title, lead, items, mockup, image, viewsLegend, views }: OfferingsContent) {
  const heading = useId();
  const hasVisual = Boolean(views.length || mockup || image);
  const [main, ...others] = items;
  return (
    <Section tone="surface" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      {main && (
        <MainOffering {...main}>
          {hasVisual && (
            <div className={`${choices.scope} ${styles.visual}`}>
              <ViewChoices id={heading} legend={viewsLegend} views={views} />
              <ScreenOrViews
                {...{ views, mockup, image }}
                id={heading}
                alt={main.title}
                frame={MockupPlate}
                className={styles.views}
              />
            </div>
          )}
        </MainOffering>
      )}
      <ul className={styles.others}>
        {others.map((offering) => (
          <OtherOffering key={offering.title} {...offering} />
        ))}
      </ul>
    </Section>
  );
}

function MainOffering({ icon, title, text, points, children }: OfferingItem & { children: ReactNode }) {
  const Icon = ICONS[icon];
  return (
    <article className={styles.main}>
      <div>
        <Icon size={40} stroke={1.5} aria-hidden="true" />
        <h3 className={styles.mainTitle}>{title}</h3>
        <p className={styles.mainText}>{unbroken(text)}</p>
      </div>
      {children}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.text}>{unbroken(point.text)}</li>
        ))}
      </ul>
    </article>
  );
}

/** The drawings that are larger than others. */
const SIZES: Partial<Record<NonNullable<OfferingItem['drawing']>, string>> = {
  'six-rounds': styles.large,
  'marked-question': styles.wide,
  'three-models': styles.wide,
};

function OtherOffering({ icon, drawing, title, text }: OfferingItem) {
  const Icon = ICONS[icon];
  return (
    <li className={`${styles.other} ${drawing ? styles.drawn : ''} ${(drawing && SIZES[drawing]) ?? ''}`}>
      {drawing ? (
        <div className={`${canvas.drawing} ${styles.drawing}`} aria-hidden="true">
          <OfferingDrawing name={drawing} />
        </div>
      ) : (
        <Icon size={26} stroke={1.6} aria-hidden="true" />
      )}
      <h3 className={styles.otherTitle}>{title}</h3>
      <p className={styles.otherText}>{unbroken(text)}</p>
    </li>
  );
}
