import type { ReactNode } from 'react';
import { Picture } from '~/components/picture';
import type { Picture as PictureOf } from '~/lib/pictures.server';
import type { QuoteItem } from '../section-schemas.generated';
import { CutText } from './cut-text';
import styles from './featured-quote.module.css';

type Props = QuoteItem & {
  /** Number of words before the cut. Without it the text is complete. */
  words?: number;
  /** What the speaker stands on, in the width of the window. */
  ground?: PictureOf;
  /** The id of the heading. */
  labelledBy?: string;
  /** The heading. */
  children: ReactNode;
};

const SIZES = '(min-width: 62em) 34rem, 80vw';

/** A scene across the window: a quotation in large type with its figure below the heading, and the speaker beside it. */
export function FeaturedQuote({ children, labelledBy, words, ground, text, person, role, picture, ...rest }: Props) {
  const { figure, figureLabel } = rest;
  return (
    <section className={styles.scene} aria-labelledby={labelledBy}>
      <div className={styles.stage}>
        <div className={styles.copy}>
          {children}
          <figure>
            <blockquote className={styles.quote}>
              <CutText {...{ text, words, person }} />
            </blockquote>
            <figcaption>
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
        {picture && (
          <div className={styles.portrait}>
            <Picture picture={picture} alt={person} sizes={SIZES} />
          </div>
        )}
      </div>
      {ground && (
        <div className={styles.ground}>
          <Picture picture={ground} sizes="100vw" />
        </div>
      )}
    </section>
  );
}
