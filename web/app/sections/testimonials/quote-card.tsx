import { truncateWords } from '~/lib/truncate';
import type { QuoteItem } from '../section-schemas.generated';
import { Speaker } from '../shared/speaker';
import styles from './quote-card.module.css';

type Props = QuoteItem & {
  /** Number of words before the cut. The rest opens in place. */
  words: number;
};

/**
 * A quotation in a column, below its speaker and the figure that it speaks of, which stay in line with those of other
 * columns. A long text is cut. The visitor can open the rest, also without scripts.
 */
export function QuoteCard({ text, words, figure, figureLabel, ...speaker }: Props) {
  const { shown, cut } = truncateWords(text, words);
  return (
    <figure className={styles.card}>
      <Speaker {...speaker} />
      {figure && (
        <div className={styles.figure}>
          <b>{figure}</b> <span>{figureLabel}</span>
        </div>
      )}
      <blockquote className={styles.quote}>
        {cut ? (
          <>
            <p className={styles.cut}>{shown}</p>
            <details className={styles.rest}>
              <summary>
                <span className={styles.open}>Read all</span>
                <span className={styles.close}>Read less</span>{' '}
                <span className="visually-hidden">of what {speaker.person} said</span>
              </summary>
              <p>{text}</p>
            </details>
          </>
        ) : (
          <p>{text}</p>
        )}
      </blockquote>
    </figure>
  );
}
