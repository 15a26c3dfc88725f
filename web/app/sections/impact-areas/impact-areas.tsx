import { useId } from 'react';
import { Section } from '~/components/section';
import { DotGlyph } from '../shared/dot-glyph';
import type { GlyphName } from '../shared/glyphs';
import styles from './impact-areas.module.css';

export type ImpactAreasContent = {
  title: string;
  items: readonly { glyph: GlyphName; title: string; points: readonly string[] }[];
};

/** The areas of impact, each with a pictogram and the indicators that are counted in it. */
export function ImpactAreas({ title, items }: ImpactAreasContent) {
  const heading = useId();
  return (
    <Section tone="deep" labelledBy={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.areas}>
        {items.map((item) => (
          <div key={item.title}>
            <DotGlyph name={item.glyph} className={styles.glyph} />
            <h3 className={styles.name}>{item.title}</h3>
            <ul className={styles.points}>
              {item.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
