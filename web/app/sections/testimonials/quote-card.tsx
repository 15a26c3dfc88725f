import type { QuoteItem } from '../section-schemas.generated';
import { CutText } from './cut-text';
import { FigureDrawing } from './figure-drawing';
import { Person } from './person';
import styles from './quote-card.module.css';

type Props = QuoteItem & {
  /** Number of words before the cut. */
  words: number;
};

/**
 * A quotation in a column, below the figure that it speaks of and a drawing of what that counts. A long text is cut.
 */
export function QuoteCard(quote: Props) {
  const { text, words, figure, figureLabel, shape = 'square', person, role } = quote;
  return (
    <figure className={styles.card}>
      <figcaption className={styles.source}>
        <Person {...quote} sizes="56px" className={styles.portrait} />
        <p className={styles.who}>
          <b>{person}</b>
          {/* The organisation, after the last comma, is on a line of its own. */}
          {role.split(/(, )(?=[^,]*$)/).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </figcaption>
      {figure && (
        <div className={styles.figure}>
          <b>{figure}</b> <span>{figureLabel}</span>
          <FigureDrawing name={`${shape}: ${figure} ${figureLabel}`} />
        </div>
      )}
      <blockquote className={styles.quote}>
        <CutText {...{ text, words, person }} />
      </blockquote>
    </figure>
  );
}
