import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { type CSSProperties, useState } from 'react';
import { FinePrint } from '~/components/fine-print';
import { SampleMark, type SampleMarkName } from '../shared/sample-mark';
import styles from './partner-marquee.module.css';

/** An organisation we work with. `logo` is an image's address or one of the rendered sample marks. */
export type Partner = { id: number; name: string; logo: { src: string } | { mark: SampleMarkName } };
export type PartnerMarqueeContent = {
  title: string;
  partners: readonly Partner[];
  note?: string;
  /** Pixels of the way that each partner takes, and milliseconds for each pixel. */
  stride: number;
  pace: number;
};

/**
 * The strip of partners. "Marquee moves 1px every 50 ms" and "resets after offset reaches 200 times partner count"
 *: each takes 200 px, so the reset shows the same image again. It rests under the pointer,
 * while something in it has the focus, when paused, under reduced motion and without scripts.
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

/** `copy` follows the list so that the strip has no end; it is for the eye only. */
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
