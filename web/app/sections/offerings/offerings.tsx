import { type ReactNode, useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import canvas from '../shared/canvas.module.css';
import choices from '../shared/choices.module.css';
import { MockupPlate } from '../shared/mockup-plate';
import { ScreenOrViews, ViewChoices } from '../shared/views';
import { Stylesheet } from '../shared/stylesheet';
import { AnswerOfferings } from './answer';
import { inOrder, isAnswer, RECORD_PARTS, STATIONS } from './drawing-names';
import { ICONS } from './icons';
import { OfferingDrawing } from './offering-drawing';
import { OtherOffering } from './other-offering';
import { RecordOfferings } from './record';
import type { OfferingItem, OfferingsContent } from '../section-schemas.generated';
import styles from './offerings.module.css';
import sheetStyles from './sheet.css?url';

/**
 * What a product offers: the main offering in a coloured panel with a mockup or an image, and the others below it, with
 * an icon or a drawing. Views replace the mockup by a choice. Drawings that belong together are one composition: a record
 * (record.tsx), an answer (answer.tsx), or stations on one sheet (sheet.css), which a main offering of text alone heads.
 * With others, or with fewer, the offerings are a plain list. Without a lead the text of that offering is the lead.
 */
export function Offerings(content: OfferingsContent) {
  const { title, lead, items, mockup, image, viewsLegend, views } = content;
  const heading = useId();
  const hasVisual = Boolean(views.length || mockup || image);
  const [main, ...others] = items;
  const record = inOrder(others, RECORD_PARTS);
  if (!hasVisual && isAnswer(items)) return <AnswerOfferings {...content} />;
  if (!hasVisual && main && record) return <RecordOfferings title={title} lead={lead} main={main} parts={record} />;
  const stations = inOrder(others, STATIONS);
  /** Heads the sheet of the stations instead of a panel, if it is nothing but text. */
  const stationsHead = stations && !hasVisual && main?.points.length === 0 ? main : undefined;
  return (
    <Section tone={stations ? 'paper' : 'surface'} labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead || stationsHead?.text} split={Boolean(stationsHead)} />
      {main && !stationsHead && (
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
      {stations ? (
        <div className="one-sheet">
          <Stylesheet href={sheetStyles} />
          {stationsHead && (
            <div className="sheet-head">
              <h3>{stationsHead.title}</h3>
              {lead && <p className={styles.otherText}>{unbroken(stationsHead.text)}</p>}
            </div>
          )}
          <div className={canvas.drawing}>
            <OfferingDrawing name="grant-sheet" />
          </div>
          <ul>
            {stations.map(({ title: name, text }) => (
              <li key={name}>
                <h3 className={styles.otherTitle}>{name}</h3>
                <p className={styles.otherText}>{unbroken(text)}</p>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className={styles.others}>
          {others.map((offering) => (
            <OtherOffering key={offering.title} {...offering} />
          ))}
        </ul>
      )}
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
