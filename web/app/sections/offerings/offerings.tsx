import { useId } from 'react';
import { Picture } from '~/components/picture';
import { Section, type Tone } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { isStrip } from './is-strip';
import type { OfferingItem, OfferingsContent } from '../section-schemas.generated';
import { ICONS } from './icons';
import styles from './offerings.module.css';

const TONES: Record<OfferingsContent['tone'], Tone> = { light: 'surface', paper: 'paper', dark: 'forest' };

/**
 * What a product offers. `panel`: the first offering in a coloured panel with its points and the picture of the section,
 * and the others below it. `pictures`: the picture of the section, and all offerings below it, each with its picture or
 * icon.
 */
export function Offerings({ title, lead, items, variant, tone, picture }: OfferingsContent) {
  const heading = useId();
  const [main, ...others] = items;
  const isPanel = variant === 'panel';
  return (
    <Section tone={TONES[tone]} labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      {isPanel && main && <MainOffering {...main} picture={picture ?? main.picture} />}
      {!isPanel && <Picture picture={picture} alt={title} sizes="100vw" />}
      <ul className={`${styles.list} ${styles[variant]} ${styles[tone]}`}>
        {(isPanel ? others : items).map((offering) => (
          <Offering key={offering.title} {...offering} />
        ))}
      </ul>
    </Section>
  );
}

function MainOffering({ icon, title, text, points, picture }: OfferingItem) {
  const Icon = ICONS[icon];
  return (
    <article className={`${styles.main} ${picture ? styles.withPicture : ''}`}>
      <div>
        <Icon size={40} stroke={1.5} aria-hidden="true" />
        <h3 className={styles.mainTitle}>{title}</h3>
        <p className={styles.mainText}>{unbroken(text)}</p>
      </div>
      {picture && (
        <div className={styles.mainPicture}>
          <Picture picture={picture} alt={title} framed />
        </div>
      )}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.text}>{unbroken(point.text)}</li>
        ))}
      </ul>
    </article>
  );
}

function Offering({ icon, picture, title, text }: OfferingItem) {
  const Icon = ICONS[icon];
  return (
    <li className={`${styles.item} ${picture && isStrip(picture) ? styles.strip : ''}`}>
      {picture ? (
        <div className={styles.picture}>
          <Picture picture={picture} />
        </div>
      ) : (
        <Icon size={26} stroke={1.6} aria-hidden="true" />
      )}
      <h3 className={styles.title}>{unbroken(title)}</h3>
      <p className={styles.text}>{unbroken(text)}</p>
    </li>
  );
}
