import { truncateWords } from '~/lib/truncate';
import styles from './quote-card.module.css';

/** A quotation with the name of its speaker and their company. */
export type Testimonial = { text: string; person: string; company: string };
type Props = Testimonial & {
  /** Number of words before the cut. The rest opens in place. */
  words: number;
};

/** A testimonial. A long text is cut. The visitor can open the rest, also without scripts. */
export function QuoteCard({ text, person, company, words }: Props) {
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
        <span>{company}</span>
      </figcaption>
    </figure>
  );
}
