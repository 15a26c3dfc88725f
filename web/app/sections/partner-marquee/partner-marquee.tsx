import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { type CSSProperties, useState } from 'react';
import { FinePrint } from '~/components/fine-print';
import { SampleMark, type SampleMarkName } from '../shared/sample-mark';
import styles from './partner-marquee.module.css';

/** A partner organisation. `logo` is the URL of an image or the name of a sample mark. */
export type Partner = { id: number; name: string; logo: { src: string } | { mark: SampleMarkName } };
export type PartnerMarqueeContent = {
  title: string;
  partners: readonly Partner[];
  note?: string;
  /** `stride` is the width of a partner in px. `pace` is the time for each px in ms. */
  stride: number;
  pace: number;
};

/**
 * The partner marquee. It moves 1 px every 50 ms and resets after 200 px times the number of partners. Each partner is
 * 200 px wide, so the reset is not visible. It stops on hover, on focus, when paused, under reduced motion and without
 * scripts.
 */
export function PartnerMarquee({ title, partners, note, stride, pace }: PartnerMarqueeContent) {
  const [paused, setPaused] = useState(false);
  const way = stride * partners.length;
  const motion = { '--stride': `${stride}px`, '--way': `${way}px`, '--time': `${way * pace}ms` } as CSSProperties;
  return (
    <section className={styles.section} aria-labelledby="partners">
      <div className={styles.head}>
        <h2 id="partners" className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? (
            <IconPlayerPlayFilled size={16} aria-hidden="true" />
          ) : (
            <IconPlayerPauseFilled size={16} aria-hidden="true" />
          )}
          {paused ? 'Move the strip' : 'Pause the strip'}
        </button>
      </div>
      <div className={styles.window} data-testid="marquee-window" data-paused={paused ? '' : undefined} style={motion}>
        <div className={styles.track} data-testid="marquee">
          <PartnerList partners={partners} />
          <PartnerList partners={partners} copy />
        </div>
      </div>
      {note && (
        <div className={styles.foot}>
          <FinePrint>{note}</FinePrint>
        </div>
      )}
    </section>
  );
}

/** `copy` marks the second list, which makes the loop seamless. It is hidden from assistive technology. */
const PartnerList = ({ partners, copy = false }: { partners: readonly Partner[]; copy?: boolean }) => (
  <ul className={styles.list} aria-hidden={copy || undefined} data-copy={copy ? '' : undefined}>
    {partners.map(({ id, name, logo }) => (
      <li key={id} className={styles.partner}>
        {'src' in logo ? (
          <img src={logo.src} alt="" height={40} loading="lazy" />
        ) : (
          <SampleMark name={logo.mark} className={styles.mark} />
        )}
        <span>{name}</span>
      </li>
    ))}
  </ul>
);
