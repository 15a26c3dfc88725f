import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { ValuesContent } from '../section-schemas.generated';
import styles from './values.module.css';

/** The values of the company in large type, and below them its principles, each with a small picture. */
export const Values = ({ title, lead, items, principlesTitle, principles }: ValuesContent) => (
  <Section space="l" tone="forest" labelledBy="core-values">
    <SectionHeading id="core-values" title={title} lead={lead} />
    <dl className={styles.values}>
      {items.map((item) => (
        <div key={item.title} className={styles.value}>
          <dt>{item.title}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
    <h3 className={styles.subtitle}>{principlesTitle}</h3>
    <ul className={styles.principles}>
      {principles.map((principle) => (
        <li key={principle.title}>
          {principle.picture && (
            <div className={styles.picture}>
              <Picture picture={principle.picture} decorative />
            </div>
          )}
          <h4 className={styles.principle}>{principle.title}</h4>
          <p>{principle.text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
