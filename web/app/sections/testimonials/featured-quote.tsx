import type { ReactNode } from 'react';
import type { QuoteItem } from '../section-schemas.generated';
import { CutText } from './cut-text';
import { FigureDrawing } from './figure-drawing';
import { Person } from './person';
import styles from './featured-quote.module.css';

type Props = QuoteItem & {
  /** Number of words before the cut. Without it the text is complete. */
  words?: number;
  children: ReactNode;
};

const SIZES = '(min-width: 62em) 34rem, 80vw';

/**
 * A quotation in large type below the heading of its section, with a portrait and the figure that it speaks of. The
 * portrait stands on the drawing of the figure, which has the width of the window. Portrait and figure can be absent.
 */
export function FeaturedQuote({ children, words, ...quote }: Props) {
  const { text, person, role, figure, figureLabel } = quote;
  return (
    <div className={styles.scene}>
      {children}
      <figure className={styles.parts}>
        <blockquote className={styles.quote}>
          {words ? <CutText {...{ text, words, person }} /> : <p>{text}</p>}
        </blockquote>
        <Person {...quote} sizes={SIZES} className={styles.portrait} />
        {figure && (
          <div className={styles.dots}>
            <FigureDrawing name={`${figure} ${figureLabel}`} />
          </div>
        )}
        <figcaption className={styles.parts}>
          <p className={styles.who}>
            <b>{person}</b>
            {role}
          </p>
          {figure && (
            <p className={styles.figure}>
              <b>{figure}</b> <span>{figureLabel}</span>
            </p>
          )}
        </figcaption>
      </figure>
    </div>
  );
}
