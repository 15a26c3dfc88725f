import type { ReactNode } from 'react';
import { Picture } from '~/components/picture';
import type { Picture as PictureOf } from '~/lib/picture';
import type { QuoteItem } from '../section-schemas.generated';
import { CutText } from './cut-text';
import styles from './featured-quote.module.css';

type Props = QuoteItem & {
  /** Number of words before the cut. Without it the text is complete. */
  words?: number;
  /** What the speaker stands on, in the width of the window. */
  ground?: PictureOf;
  children: ReactNode;
};

const SIZES = '(min-width: 62em) 34rem, 80vw';

/**
 * A quotation in large type below the heading of its section, with a picture of the speaker and the figure that it
 * speaks of.
 */
export function FeaturedQuote({ children, words, ground, text, person, role, picture, figure, figureLabel }: Props) {
  return (
    <div className={styles.scene}>
      {children}
      <figure className={styles.parts}>
        <blockquote className={styles.quote}>
          {words ? <CutText {...{ text, words, person }} /> : <p>{text}</p>}
        </blockquote>
        {picture && (
          <div className={styles.portrait}>
            <Picture picture={picture} alt={person} sizes={SIZES} />
          </div>
        )}
        {ground && (
          <div className={styles.ground}>
            <Picture picture={ground} sizes="100vw" />
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
