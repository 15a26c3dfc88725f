import { truncateWords } from '~/lib/truncate';
import styles from './quote-card.module.css';

/** What somebody said, who they are and for whom they work. */
export type Testimonial = { text: string; person: string; company: string };
type Props = Testimonial & {
  /** Words shown at first; the rest opens in place. */
  words: number;
};

/** One voice. A long text is cut, its rest one press away and there without scripts too. */
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
