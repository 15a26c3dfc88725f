import type { HomeHeroContent } from '../section-schemas.generated';
import styles from './benefits.module.css';

/** Four short texts, each below a block of dots. */
export function Benefits({ items }: Pick<HomeHeroContent, 'items'>) {
  return (
    <dl className={styles.chips}>
      {items.map((item, index) => (
        <div key={item.title} className={styles.chip} data-block={index + 1}>
          <dt>{item.title}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
