import type { ReactNode } from 'react';
import { headline } from './headline';
import { unbroken } from './unbroken';
import styles from './section-heading.module.css';

type Props = {
  id?: string;
  title: ReactNode;
  /** A large line below the title, with more detail. The title is then a short line above it. */
  subtitle?: string;
  lead?: ReactNode;
  level?: 1 | 2;
  /** On wide screens the lead is to the right of the title, so that the heading has the width of what follows. */
  split?: boolean;
};

/** The text of a heading with a subtitle. */
export const SubtitledText = ({ title, subtitle }: { title: ReactNode; subtitle: string }) => (
  <>
    <span className={styles.kicker}>{unbroken(title)}</span> {headline(subtitle)}
  </>
);

/**
 * The heading of a section, with an optional lead below. Names with a hyphen are not broken. Colours
 * follow the tone of the section.
 */
export function SectionHeading({ id, title, subtitle, lead, level = 2, split }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading} data-level={level} data-split={split || undefined}>
      <Heading id={id} className={styles.title}>
        {subtitle ? <SubtitledText title={title} subtitle={subtitle} /> : headline(title)}
      </Heading>
      {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
    </div>
  );
}
