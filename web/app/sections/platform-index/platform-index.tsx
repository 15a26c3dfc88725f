import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './platform-index.module.css';

export type PlatformIndexContent = {
  title: string;
  lead: string;
  items: readonly { name: string; text: string; to: string }[];
};

/** A list of the sector platforms. Each row links to its page. */
export function PlatformIndex({ title, lead, items }: PlatformIndexContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading} className={styles.index}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map(({ name, text, to }) => (
          <li key={name} className={styles.item}>
            <h3 className={styles.name}>
              <Link to={to}>{name}</Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
