import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { StatList } from '~/components/stat';
import { LifeDots } from './life-dots';
import type { StatsContent } from '../section-schemas.generated';
import styles from './stats.module.css';

/**
 * Numbers with their labels. `row`: a row without a title. `large`: the first stat is the large one. `dots`: as `large`,
 * with a dot per life, whose meaning is the note.
 */
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
