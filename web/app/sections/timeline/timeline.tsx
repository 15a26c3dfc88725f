import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './timeline.module.css';

export type TimelineContent = {
  title: string;
  entries: readonly { year: string; title: string; text: string }[];
};

/** Events with their years. */
export function Timeline({ title, entries }: TimelineContent) {
  const heading = useId();
  return (
    <Section tone="deep" labelledBy={heading}>
      <SectionHeading id={heading} title={title} />
      <ol className={styles.list}>
        {entries.map(({ year, title: name, text }) => (
          <li key={year} className={styles.entry}>
            <p className={styles.year}>{year}</p>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
