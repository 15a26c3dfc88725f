import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { MockupPlate } from '../shared/mockup-plate';
import type { MockupName } from '../../mockups/mockup-names';
import hues from '../shared/hues.module.css';
import styles from './product-lineup.module.css';

type Item = {
  hue: 'surve-r' | 'progran' | 'drive-r';
  /** What this product does with the data, in one word. */
  step: string;
  name: string;
  text: string;
  to: string;
  mockup: MockupName;
};
export type LineupContent = { items: readonly Item[] };

/** The products in the order of the data flow, each in its own hue. */
export function ProductLineup({ items }: LineupContent) {
  return (
    <Section tone="surface">
      <ol className={styles.lineup}>
        {items.map(({ hue, step, name, text, to, mockup }) => (
          <li key={name} className={`${hues.hue} ${styles.item}`} data-hue={hue}>
            <div className={styles.words}>
              <p className={styles.step}>{step}</p>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.text}>{text}</p>
              <ButtonLink to={to} look="secondary">
                See {name}
              </ButtonLink>
            </div>
            <div className={styles.image}>
              <MockupPlate mockup={mockup} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
