import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { ChallengesContent } from '../section-schemas.generated';
import styles from './challenges.module.css';

/** Problems, each with the situation today and the change. */
export function Challenges({ title, lead, label, items }: ChallengesContent) {
  const heading = useId();
  return (
    <Section tone="forest" labelledBy={heading} className={styles.challenges}>
      <div>
        <SectionHeading id={heading} title={title} lead={lead} />
      </div>
      <ol className={styles.list}>
        {items.map(({ title: name, today, change }) => (
          <li key={name} className={styles.item}>
            <h3 className={styles.title}>{name}</h3>
            <p className={styles.today}>{today}</p>
            <p className={styles.change}>
              <span className="visually-hidden">{label}: </span>
              {change}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
