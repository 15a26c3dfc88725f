import { Section } from '~/components/section';
import { DotGlyph } from '../shared/dot-glyph';
import styles from './impact-areas.module.css';

export type ImpactAreasContent = {
  title: string;
  areas: readonly { name: string; glyph: readonly string[]; measures: readonly string[] }[];
};

/** Impact areas Environmental, Social, Governance, each with its indicators. */
export const ImpactAreas = ({ title, areas }: ImpactAreasContent) => (
  <Section tone="deep" labelledBy="impact-areas">
    <h2 id="impact-areas" className={styles.title}>
      {title}
    </h2>
    <div className={styles.areas}>
      {areas.map(({ name, glyph, measures }) => (
        <div key={name}>
          <DotGlyph rows={glyph} className={styles.glyph} />
          <h3 className={styles.name}>{name}</h3>
          <ul className={styles.measures}>
            {measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Section>
);
