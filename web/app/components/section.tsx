import type { ReactNode } from 'react';
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
