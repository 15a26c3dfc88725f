import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { StatItem } from '~/components/stat';
import styles from './results.module.css';

export type ResultsContent = { title: string; lead: string; main: StatItem; others: readonly StatItem[] };

/** The results in numbers: the main one, then the others. */
export function Results({ title, lead, main, others }: ResultsContent) {
  const heading = useId();
  return (
    <Section tone="forest" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <dl className={styles.grid}>
        {[main, ...others].map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
