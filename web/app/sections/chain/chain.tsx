import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './chain.module.css';

export type ChainLink = { title: string; text: string; record: string };
export type ChainContent = { title: string; lead: string; links: readonly ChainLink[] };

/** The steps of one record through a programme, with the data that each step adds. */
export function Chain({ title, lead, links }: ChainContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <ol className={styles.chain}>
        {links.map(({ title: name, text, record }) => (
          <li key={name} className={styles.link}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.record}>
              <span className="visually-hidden">Recorded: </span>
              {record}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
