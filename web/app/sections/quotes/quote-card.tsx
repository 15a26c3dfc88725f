import { Picture } from '~/components/picture';
import { truncateWords } from '~/lib/text-format';
import type { QuoteItem } from '../section-schemas.generated';
import styles from './quote-card.module.css';

type Props = QuoteItem & {
  /** Number of words before the cut. Without it the text is complete. */
  words?: number;
};

/** A quotation with the figure that it speaks of and its speaker. In a wide box it is larger, beside the portrait. */
export function QuoteCard({ text, words, figure, figureLabel, person, role, picture }: Props) {
  return (
    <div className={styles.box}>
      <figure className={styles.card}>
        {picture && (
          <span className={styles.portrait}>
            <Picture picture={picture} alt={person} sizes="(min-width: 48em) 26rem, 4rem" cropped />
          </span>
        )}
        {figure && (
          <p className={styles.figure}>
            <b>{figure}</b> <span>{figureLabel}</span>
          </p>
        )}
        <blockquote className={styles.quote}>
          <CutText {...{ text, words, person }} />
        </blockquote>
        <figcaption className={styles.who}>
          <b>{person}</b>
          {role}
        </figcaption>
      </figure>
    </div>
  );
}

type CutTextProps = {
  text: string;
  /** Number of words before the cut. Without it the text is complete. */
  words?: number;
  person: string;
};

/** A quotation, cut after a number of words. The visitor can open the rest in place, also without scripts. */
export function CutText({ text, words = Infinity, person }: CutTextProps) {
  const { shown, cut } = truncateWords(text, words);
  if (!cut) return <p>{text}</p>;
  return (
    <>
      <p className={styles.cut}>{shown}</p>
      <details className={styles.rest}>
        <summary>
          <span className={styles.open}>Read all</span>
          <span className={styles.close}>Read less</span> <span className="visually-hidden">of what {person} said</span>
        </summary>
        <p>{text}</p>
      </details>
    </>
  );
}
