import type { ReactNode } from 'react';
import styles from './section.module.css';

export type Tone = 'paper' | 'deep' | 'surface' | 'forest' | 'hue';
type Props = {
  tone?: Tone;
  /** `wide` has the full width of the page grid. `text` is one column for reading. */
  width?: 'wide' | 'text';
  id?: string;
  /** The id of the heading that names this section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** A section of a page: background, inner width and vertical spacing. */
export function Section({ tone = 'paper', width = 'wide', id, labelledBy, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={styles.section} data-tone={tone}>
      <div className={[styles.inner, className].filter(Boolean).join(' ')} data-width={width}>
        {children}
      </div>
    </section>
  );
}
