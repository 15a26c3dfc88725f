import { Picture } from '~/components/picture';
import type { QuoteItem } from '../section-schemas.generated';
import { CutText } from './cut-text';
import styles from './quote-card.module.css';

type Props = QuoteItem & {
  /** Number of words before the cut. */
  words: number;
};

/** A quotation in a column, below the figure that it speaks of. A long text is cut. */
export function QuoteCard({ text, words, figure, figureLabel, person, role, picture }: Props) {
  return (
    <figure className={styles.card}>
      <figcaption className={styles.source}>
        {picture && (
          <span className={styles.portrait}>
            <Picture picture={picture} alt={person} sizes="48px" cropped />
          </span>
        )}
        <p className={styles.who}>
          <b>{person}</b>
          {/* The organisation, after the last comma, is on a line of its own. */}
          {role.split(/(, )(?=[^,]*$)/).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </figcaption>
      {figure && (
        <p className={styles.figure}>
          <b>{figure}</b> <span>{figureLabel}</span>
        </p>
      )}
      <blockquote className={styles.quote}>
        <CutText {...{ text, words, person }} />
      </blockquote>
    </figure>
  );
}
