import { useId, useState } from 'react';
import { Section } from '~/components/section';
import { splitAt } from '~/lib/truncate';
import { FieldRows } from '../shared/field-rows';
import type { AboutHeroContent } from '../section-schemas.generated';
import styles from './about-hero.module.css';

/** The number of visible characters below 480, 600, 768 and 1024 px. */
const CUTS = [150, 200, 300, 400] as const;
/** The width in px from which each part of the text is visible. */
const FROM = ['0', '480', '600', '768', '1024'] as const;

/**
 * The hero of the about page. The text is cut at 150, 200, 300 and 400 characters below 480, 600, 768 and 1024 px, and
 * complete from there on. CSS does the cutting, so hydration causes no layout shift and the whole text is visible
 * without scripts.
 */
export function AboutHero({ title, text, more, less, items }: AboutHeroContent) {
  const [expanded, setExpanded] = useState(false);
  const body = useId();
  return (
    <Section className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <div>
        <p id={body} className={styles.text}>
          {splitAt(text, CUTS).map((piece, index) => (
            <span key={piece} data-from={FROM[index]}>
              {piece}
            </span>
          ))}
          <span className={styles.ellipsis}>…</span>
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
      <FieldRows className={styles.image} />
    </Section>
  );
}
