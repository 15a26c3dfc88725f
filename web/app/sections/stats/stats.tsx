import { useId } from 'react';
import { type Action, ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { type StatItem, StatList } from '~/components/stat';
import { LifeDots } from './life-dots';
import styles from './stats.module.css';

export type StatsContent = {
  /** `row`: a row without a title. `large`: the first stat is the large one. `dots`: as `large`, with a dot per life. */
  variant: 'row' | 'large' | 'dots';
  title?: string;
  lead?: string;
  items: readonly StatItem[];
  action?: Action;
  /** The meaning of the dots. */
  note?: string;
};

/** Numbers with their labels. */
export function Stats({ variant, title, lead, items, action, note }: StatsContent) {
  const heading = useId();
  if (variant === 'row') {
    return (
      <Section tone="deep">
        <StatList items={items} />
      </Section>
    );
  }
  return (
    <Section tone="forest" labelledBy={heading} className={styles[variant]}>
      {title && <SectionHeading id={heading} title={title} lead={lead} />}
      {action && (
        <div>
          <ActionLink action={action} look="on-dark" />
        </div>
      )}
      <dl className={styles.items}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {variant === 'dots' && (
        <figure className={styles.figure}>
          <LifeDots />
          <figcaption>{note}</figcaption>
        </figure>
      )}
    </Section>
  );
}
