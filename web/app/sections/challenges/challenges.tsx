import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './challenges.module.css';

export type Six<T> = readonly [T, T, T, T, T, T];
export type Challenge = { title: string; today: string; change: string };
export type ChallengesContent = { lead: string; items: Six<Challenge> };

/** 'Challenges We Address': six problems, each with today's situation and the change. */
export function Challenges({ lead, items, name }: ChallengesContent & { name: string }) {
  const heading = useId();
  return (
    <Section tone="forest" labelledBy={heading} className={styles.challenges}>
      <div>
        <SectionHeading id={heading} title="Challenges We Address" lead={lead} />
      </div>
      <ol className={styles.list}>
        {items.map(({ title, today, change }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.today}>{today}</p>
            <p className={styles.change}>
              <span className="visually-hidden">With {name}: </span>
              {change}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
