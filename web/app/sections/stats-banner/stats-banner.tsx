import { useId } from 'react';
import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import type { StatItem } from '~/components/stat';
import { LivesField } from '../lives-field/lives-field';
import styles from './stats-banner.module.css';

export type StatsBannerContent = {
  title: string;
  /** The first stat is the large one. */
  stats: readonly [StatItem, ...StatItem[]];
  /** The meaning of a dot in the field. */
  legend: string;
  action: { label: string; to: string };
};

/** The headline claims above a field with one dot per life. */
export function StatsBanner({ title, stats, legend, action }: StatsBannerContent) {
  const heading = useId();
  return (
    <Section tone="forest" labelledBy={heading} className={styles.banner}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div>
        <ButtonLink to={action.to} look="on-dark">
          {action.label}
        </ButtonLink>
      </div>
      <dl className={styles.stats}>
        {stats.map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure className={styles.figure}>
        <LivesField />
        <figcaption>{legend}</figcaption>
      </figure>
    </Section>
  );
}
