import type { ReactNode } from 'react';
import { LibraryImage } from '~/components/library-image';
import { PersonIllustration } from '../shared/person-illustration';
import type { QuoteItem } from '../section-schemas.generated';
import { FigureDrawing } from './figure-drawing';
import styles from './featured-quote.module.css';

const SIZES = '(min-width: 62em) 34rem, 80vw';

/**
 * A quotation in large type below the heading of its section, with a portrait and the figure that it speaks of. The
 * portrait stands on the drawing of the figure, which has the width of the window. Portrait and figure can be absent.
 */
export function FeaturedQuote({ children, text, person, role, ...quote }: QuoteItem & { children: ReactNode }) {
  const { portrait, illustration, figure, figureLabel } = quote;
  return (
    <div className={styles.scene} data-plain={portrait || illustration ? undefined : ''}>
      {children}
      <figure className={styles.parts}>
        <blockquote className={styles.quote}>
          <p>{text}</p>
        </blockquote>
        {portrait ? (
          <LibraryImage image={portrait} alt={person} sizes={SIZES} className={styles.photo} />
        ) : (
          illustration && <PersonIllustration name={illustration} cutOut className={styles.portrait} />
        )}
        {figure && (
          <div className={styles.dots}>
            <FigureDrawing name={`${figure} ${figureLabel}`} />
          </div>
        )}
        <figcaption className={styles.parts}>
          <p className={styles.who}>
            <b>{person}</b>
            <span>{role}</span>
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
