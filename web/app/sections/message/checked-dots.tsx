import type { CSSProperties } from 'react';
import styles from './checked-dots.module.css';

/** The share of the letters that have been checked. */
const CHECKED_SHARE = 0.7;

type Props = {
  /** Each letter of it is a dot. */
  text: string;
  /** What a full, the marigold and an empty dot mean. */
  legend: readonly string[];
};

/** The letters of a text as dots in lines, which are checked one by one. The rest is still open. */
export const CheckedDots = ({ text, legend }: Props) => {
  const words = text.split(/\s+/).filter(Boolean);
  const total = words.join('').length;
  const checked = Math.round(total * CHECKED_SHARE);
  let place = 0;
  return (
    <span className={styles.sheet} aria-hidden="true">
      <span className={styles.lines}>
        {words.map((word, index) => (
          <span key={index} className={styles.word}>
            {Array.from(word, (_, letter) => {
              const state = place < checked ? 'checked' : place === checked ? 'current' : 'open';
              return <i key={letter} data-state={state} style={{ '--place': place++ } as CSSProperties} />;
            })}
          </span>
        ))}
      </span>
      <span className={styles.legend}>
        {legend.map((label, index) => (
          <span key={label}>
            <i data-state={['checked', 'current', 'open'][index]} />
            {label}
          </span>
        ))}
      </span>
    </span>
  );
};
