import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { DotGlyph } from '../shared/dot-glyph';
import styles from './core-values.module.css';

/** `image` is a small grid of dots, rendered as a pictogram. */
export type Principle = { title: string; image: readonly string[]; description: string };
export type CoreValuesContent = {
  title: string;
  lead: string;
  values: readonly { name: string; meaning: string }[];
  principlesTitle: string;
  principles: readonly Principle[];
};

/** Core Values in large type, with the principles as pictograms beside them. */
export const CoreValues = ({ title, lead, values, principlesTitle, principles }: CoreValuesContent) => (
  <Section tone="forest" labelledBy="core-values">
    <SectionHeading id="core-values" title={title} lead={lead} />
    <dl className={styles.values}>
      {values.map(({ name, meaning }) => (
        <div key={name} className={styles.value}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <h3 className={styles.subtitle}>{principlesTitle}</h3>
    <ul className={styles.principles}>
      {principles.map((principle) => (
        <li key={principle.title}>
          <DotGlyph rows={principle.image} className={styles.glyph} />
          <h4 className={styles.principle}>{principle.title}</h4>
          <p>{principle.description}</p>
        </li>
      ))}
    </ul>
  </Section>
);
