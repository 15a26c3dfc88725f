import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

type Props = {
  id?: string;
  /** A short label above the title that names the kind of content. */
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  level?: 1 | 2 | 3;
  align?: 'start' | 'center';
};

/** The heading of a section, with an optional eyebrow above and lead below. Colours follow the tone of the section. */
export function SectionHeading({ id, eyebrow, title, lead, level = 2, align = 'start' }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading} data-align={align} data-level={level}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
