import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import type { OfferingItem, OfferingsContent } from '../section-schemas.generated';
import { Stylesheet } from '../shared/stylesheet';
import styles from './offerings.module.css';
import { OtherOffering } from './other-offering';
import recordStyles from './record-sheet.css?url';

type Props = Pick<OfferingsContent, 'title' | 'lead'> & {
  /** The first stop of the line, as text alone on narrow screens or without a drawing. */
  main: OfferingItem;
  /** The parts of the record, in the order of the line. */
  parts: readonly OfferingItem[];
};

/** The offerings as one record on a sheet, which has the heading too. The line of the week above goes on through it. */
export function RecordOfferings({ title, lead, main, parts }: Props) {
  const heading = useId();
  const text = [main.text, ...main.points.map((point) => point.text)].join(' ');
  return (
    <Section tone="hue" labelledBy={heading}>
      <Stylesheet href={recordStyles} />
      <div className="record-sheet">
        <SectionHeading id={heading} title={title} lead={lead} />
        <ul>
          {main.drawing ? (
            <OtherOffering {...main} text={text} />
          ) : (
            <li className={styles.other}>
              <h3 className={styles.otherTitle}>{main.title}</h3>
              <p className={styles.otherText}>{unbroken(text)}</p>
            </li>
          )}
          {parts.map((offering) => (
            <OtherOffering key={offering.title} {...offering} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
