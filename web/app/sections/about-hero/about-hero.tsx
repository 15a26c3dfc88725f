import { useId, useState } from 'react';
import { Media } from '~/components/media';
import { Section } from '~/components/section';
import { staticImage } from '~/lib/static-images';
import type { AboutHeroContent } from '../section-schemas.generated';
import { type Piece, textParts } from './text-parts';
import styles from './about-hero.module.css';

const FIELD = staticImage(
  'pages/farmers-plot-walk',
  'Fields from above: a farmer and an officer walk the edge of a plot, and a dotted line marks where they went.',
);

/**
 * The hero of the about page. The first sentence is large. The text is cut at 150, 200, 300 and 400 characters below 480, 600, 768 and 1024 px, and
 * complete from there on. CSS does the cutting, so hydration causes no layout shift and the whole text is visible
 * without scripts.
 */
export function AboutHero({ title, text, more, less, items }: AboutHeroContent) {
  const [expanded, setExpanded] = useState(false);
  const body = useId();
  const [first = [], ...rest] = textParts(text);
  return (
    <Section className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <div>
        <p id={body} className={styles.text}>
          <span className={styles.first}>
            <Pieces pieces={first} />
          </span>
          <span className={styles.rest}>
            {rest.map((pieces, half) => (
              <span key={half} className={styles.half}>
                <Pieces pieces={pieces} />
              </span>
            ))}
            <span className={styles.ellipsis}>…</span>
          </span>
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={expanded}
          aria-controls={body}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? less : more}
        </button>
      </div>
      <dl className={styles.facts}>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Media {...FIELD} sizes="(min-width: 82em) 78rem, (min-width: 64em) 94vw, 124vw" className={styles.image} />
    </Section>
  );
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ from, piece }) => (
    <span key={from} data-from={from}>
      {piece}
    </span>
  ));
