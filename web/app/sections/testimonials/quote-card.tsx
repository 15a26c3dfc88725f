import { truncateWords } from '~/lib/truncate';
import type { QuoteItem } from '../section-schemas.generated';
import styles from './quote-card.module.css';

type Props = QuoteItem & {
  /** Number of words before the cut. The rest opens in place. */
  words: number;
};

/** A quotation on a card. A long text is cut. The visitor can open the rest, also without scripts. */
export function QuoteCard({ text, person, role, words }: Props) {
  const { shown, cut } = truncateWords(text, words);
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        {cut ? (
          <>
            <p className={styles.cut}>{shown}</p>
            <details className={styles.rest}>
              <summary>
                <span className={styles.open}>Read all</span>
                <span className={styles.close}>Read less</span>{' '}
                <span className="visually-hidden">of what {person} said</span>
              </summary>
              <p>{text}</p>
            </details>
          </>
        ) : (
          <p>{text}</p>
        )}
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.person}>{person}</span>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
