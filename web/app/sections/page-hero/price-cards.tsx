import type { PriceLinkItem } from '../section-schemas.generated';
import styles from './price-cards.module.css';

/** Links as cards with large prices, in a navigation with the name `label`. */
export const PriceCards = ({ label, items }: { label?: string; items: readonly PriceLinkItem[] }) => (
  <nav aria-label={label} className={styles.cards}>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.to}>
          <a href={item.to} className={styles.card}>
            <span className={styles.name}>{item.label}</span> <Figure value={item.value} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** A price or a word in large type. The words around the number of a price are smaller: "from $400/month". */
function Figure({ value }: { value: string }) {
  const [, before = '', number, after = ''] = /^(\D*?)(\S?\d[\d.,]*)(.*)$/.exec(value.trim()) ?? [, '', value.trim()];
  return (
    <span className={styles.figure}>
      {before && <span className={styles.around}>{before.trim()}</span>}
      {before && ' '}
      {number}
      {after && <span className={styles.around}>{after}</span>}
    </span>
  );
}
