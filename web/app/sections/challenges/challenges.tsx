import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { ICONS } from '../offerings/icons';
import type { ChallengesContent } from '../section-schemas.generated';
import styles from './challenges.module.css';

/** Problems, each with its icon, the situation today and the change. */
export function Challenges({ title, subtitle, lead, label, items }: ChallengesContent) {
  const heading = useId();
  return (
    <Section tone="forest" labelledBy={heading}>
      <SectionHeading id={heading} title={title} subtitle={subtitle} lead={lead} />
      <ol className={styles.list}>
        {items.map(({ title: name, icon, today, change }) => {
          const Icon = icon && ICONS[icon];
          return (
            <li key={name} className={styles.item}>
              <span className={styles.icon}>{Icon && <Icon size={26} stroke={1.6} aria-hidden="true" />}</span>
              <div>
                <h3 className={styles.title}>{unbroken(name)}</h3>
                <p className={styles.today}>{unbroken(today)}</p>
              </div>
              <p className={styles.change}>
                <span className="visually-hidden">{label}: </span>
                {unbroken(change)}
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
