import { useId } from 'react';
import { Section } from '~/components/section';
import styles from './support.module.css';

export type SupportContent = {
  lead: string;
  team: { title: string; text: string };
  updates: { title: string; text: string };
  training: { title: string; text: string };
};

/** 'Post-Launch Support': team, updates and training. */
export function Support({ lead, team, updates, training }: SupportContent) {
  const heading = useId();
  return (
    <Section tone="deep" labelledBy={heading} className={styles.support}>
      <div>
        <h2 id={heading} className={styles.heading}>
          Post-Launch Support
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <dl className={styles.list}>
        {[team, updates, training].map(({ title, text }) => (
          <div key={title} className={styles.item}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
