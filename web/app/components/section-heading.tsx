import type { ReactNode } from 'react';
import { headline } from './headline';
import { unbroken } from './unbroken';
import styles from './section-heading.module.css';

type Props = {
  id?: string;
  /** A short label above the title that names the kind of content. */
  eyebrow?: string;
  title: ReactNode;
  /** The line that says more than the title. It is large, and the title is a short line above it. */
  subtitle?: string;
  lead?: ReactNode;
  level?: 1 | 2 | 3;
  align?: 'start' | 'center';
};

/** The text of a heading with a subtitle. */
export const SubtitledText = ({ title, subtitle }: { title: ReactNode; subtitle: string }) => (
  <>
    <span className={styles.kicker}>{unbroken(title)}</span> {headline(subtitle)}
  </>
);

/**
 * The heading of a section, with an optional eyebrow above and lead below. Names with a hyphen are not broken. Colours
 * follow the tone of the section.
 */
export function SectionHeading({ id, eyebrow, title, subtitle, lead, level = 2, align = 'start' }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading} data-align={align} data-level={level}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={id} className={styles.title}>
        {subtitle ? <SubtitledText title={title} subtitle={subtitle} /> : headline(title)}
      </Heading>
      {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
    </div>
  );
}
