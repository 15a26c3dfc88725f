import type { ReactNode } from 'react';
import { headline, unbroken } from './line-breaks';
import styles from './section.module.css';

export type Tone = 'paper' | 'deep' | 'surface' | 'forest' | 'hue' | 'tint-deep';
type Props = {
  tone?: Tone;
  /** `wide` has the full width of the page grid. `text` is one column for reading. */
  width?: 'wide' | 'text';
  /**
   * The space above and below: 72, 116 or 176 px at 1440 px. `s` for short notes and lists, `l` for the few most
   * important sections. Each section type has one value on all pages.
   */
  space?: 's' | 'm' | 'l';
  id?: string;
  /** The id of the heading that names this section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** A section of a page: background, inner width and vertical spacing. */
export function Section({ tone = 'paper', width = 'wide', space = 'm', id, labelledBy, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={styles.section} data-tone={tone} data-space={space}>
      <div className={[styles.inner, className].filter(Boolean).join(' ')} data-width={width}>
        {children}
      </div>
    </section>
  );
}

type HeadingProps = {
  id?: string;
  title: ReactNode;
  /** A large line below the title, with more detail. The title is then a short line above it. */
  subtitle?: string;
  lead?: ReactNode;
  level?: 1 | 2;
  /** On wide screens the lead is to the right of the title, so that the heading has the width of what follows. */
  split?: boolean;
};

/**
 * The heading of a section, with an optional lead below. Names with a hyphen are not broken. Colours
 * follow the tone of the section.
 */
export function SectionHeading({ id, title, subtitle, lead, level = 2, split }: HeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading} data-level={level} data-split={split || undefined}>
      <Heading id={id} className={styles.title}>
        {subtitle ? (
          <>
            <span className={styles.kicker}>{unbroken(title)}</span> {headline(subtitle)}
          </>
        ) : (
          headline(title)
        )}
      </Heading>
      {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
    </div>
  );
}

/** A short line under a section that qualifies its content. Colours follow the tone of the section. */
export const FinePrint = ({ children }: { children: string }) => <p className={styles.finePrint}>{children}</p>;

export type StatItem = { value: string; label: string };

/** Large numbers with their labels, as a definition list. */
export function StatList({ items }: { items: readonly StatItem[] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
