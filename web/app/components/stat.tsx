import styles from './stat.module.css';

export type StatItem = { value: string; label: string };

/** Large numbers with their labels, as a definition list. */
export function StatList({ items }: { items: readonly StatItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
