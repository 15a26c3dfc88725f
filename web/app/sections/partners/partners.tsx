import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { type CSSProperties, useId, useState } from 'react';
import { FinePrint } from '~/components/section';
import { Picture } from '~/components/picture';
import type { PartnerItem, PartnersContent } from '../section-schemas.generated';
import styles from './partners.module.css';

/** The width of a partner in the moving strip in px, and the time that the strip takes for each px in ms. */
const STRIDE = 200;
const PACE = 50;
/** The `sizes` of the logos. */
const SIZES = '168px';

/**
 * The logos of partners or clients. `moving`: a strip that moves. `boxes`: a line of boxes. A partner without a picture
 * has its name in type.
 */
export const Partners = ({ variant, ...partners }: PartnersContent) =>
  variant === 'moving' ? <MovingPartners {...partners} /> : <PartnerBoxes {...partners} />;

type Props = Omit<PartnersContent, 'variant'>;

/**
 * The strip moves 1 px every 50 ms and resets after 200 px times the number of partners. Each partner is 200 px wide, so
 * the reset is not visible. It stops on hover, on focus, when paused, under reduced motion and without scripts.
 */
function MovingPartners({ title, items, note }: Props) {
  const heading = useId();
  const [paused, setPaused] = useState(false);
  const Icon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled;
  const way = STRIDE * items.length;
  const motion = { '--stride': `${STRIDE}px`, '--way': `${way}px`, '--time': `${way * PACE}ms` } as CSSProperties;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={`${styles.inner} ${styles.head}`}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          <Icon size={16} aria-hidden="true" />
          {paused ? 'Move the strip' : 'Pause the strip'}
        </button>
      </div>
      <div className={styles.window} data-testid="marquee-window" data-paused={paused ? '' : undefined} style={motion}>
        <div className={styles.track} data-testid="marquee">
          <PartnerList items={items} />
          <PartnerList items={items} copy />
          <PartnerList items={items} copy />
          <PartnerList items={items} copy />
        </div>
      </div>
      {note && (
        <div className={styles.inner}>
          <FinePrint>{note}</FinePrint>
        </div>
      )}
    </section>
  );
}

/** `copy` marks the lists that make the loop seamless on the widest screens. They are hidden from assistive technology. */
const PartnerList = ({ items, copy = false }: { items: readonly PartnerItem[]; copy?: boolean }) => (
  <ul className={styles.list} aria-hidden={copy || undefined} data-copy={copy ? '' : undefined}>
    {items.map((partner) => (
      <li key={partner.name}>
        <Name {...partner} />
      </li>
    ))}
  </ul>
);

function PartnerBoxes({ title, items, note }: Props) {
  const heading = useId();
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <p id={heading} className={styles.label}>
          {title}
        </p>
        <ul className={styles.boxes} aria-labelledby={heading}>
          {items.map((partner) => (
            <li key={partner.name}>
              <Name {...partner} />
            </li>
          ))}
        </ul>
        {note && <FinePrint>{note}</FinePrint>}
      </div>
    </section>
  );
}

const Name = ({ name, picture }: PartnerItem) =>
  picture ? (
    <span className={styles.logo}>
      <Picture picture={picture} alt={name} sizes={SIZES} />
    </span>
  ) : (
    <span>{name}</span>
  );
