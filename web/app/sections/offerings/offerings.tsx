import { useId } from 'react';
import { Split, Stack } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section, type Tone, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import type { OfferingItem, OfferingsContent } from '../section-schemas.generated';
import { ICONS } from './icons';
import styles from './offerings.module.css';

const TONES: Record<OfferingsContent['tone'], Tone> = { light: 'surface', paper: 'paper', dark: 'forest' };

/**
 * What a product offers. `panel`: the first offering in a coloured panel with its points and the picture of the section,
 * and the others below it. `pictures`: the picture of the section, and all offerings below it. Each has its picture or
 * icon.
 */
export function Offerings({ title, lead, items, variant, tone, picture }: OfferingsContent) {
  const heading = useId();
  const [main, ...others] = items;
  const isPanel = variant === 'panel';
  return (
    <Section tone={TONES[tone]} labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <Stack gap="l">
        {isPanel && main && <MainOffering {...main} picture={picture ?? main.picture} />}
        {!isPanel && picture && (
          <div>
            <Picture picture={picture} alt={title} sizes="100vw" />
          </div>
        )}
        <ul className={styles.list} data-variant={variant}>
          {(isPanel ? others : items).map((offering) => (
            <Offering key={offering.title} {...offering} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

function MainOffering({ icon, title, text, points, picture }: OfferingItem) {
  const Icon = ICONS[icon];
  return (
    <Split as="article" wide="first" className={styles.main}>
      <Stack gap="m">
        <Icon size={40} stroke={1.5} aria-hidden="true" />
        <h3 className={type.large}>{unbroken(title)}</h3>
        <p className={type.text}>{unbroken(text)}</p>
      </Stack>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.text}>{unbroken(point.text)}</li>
          ))}
        </ul>
      )}
      {picture && (
        <div className={styles.whole}>
          <Picture picture={picture} alt={title} framed />
        </div>
      )}
    </Split>
  );
}

function Offering({ icon, picture, title, text }: OfferingItem) {
  const Icon = ICONS[icon];
  return (
    <li>
      <div className={styles.glyph}>
        {picture ? <Picture picture={picture} /> : <Icon size={36} stroke={1.6} aria-hidden="true" />}
      </div>
      <h3 className={`${type.name} ${styles.name}`}>{unbroken(title)}</h3>
      <p className={type.text}>{unbroken(text)}</p>
    </li>
  );
}
