import { LibraryImage } from '~/components/library-image';
import { PersonIllustration } from '../shared/person-illustration';
import type { QuoteItem } from '../section-schemas.generated';
import { FigureDrawing } from './figure-drawing';
import styles from './featured-quote.module.css';

const SIZES = '(min-width: 62em) 26rem, 100vw';

/** A quotation in large type, with a portrait and the figure that it speaks of, which can be drawn. Both can be absent. */
export function FeaturedQuote({ text, person, role, portrait, illustration, figure, figureLabel }: QuoteItem) {
  return (
    <figure className={styles.card} data-plain={portrait || illustration ? undefined : ''}>
      {portrait ? (
        <LibraryImage image={portrait} alt={person} sizes={SIZES} className={styles.portrait} />
      ) : (
        illustration && <PersonIllustration name={illustration} className={styles.portrait} />
      )}
      <blockquote className={styles.quote}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.source}>
        <p className={styles.who}>
          <b>{person}</b>
          <span>{role}</span>
        </p>
        {figure && (
          <div className={styles.figure}>
            <FigureDrawing name={`${figure} ${figureLabel}`} />
            <b>{figure}</b> <span>{figureLabel}</span>
          </div>
        )}
      </figcaption>
    </figure>
  );
}
