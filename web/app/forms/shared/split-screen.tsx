import type { ReactNode } from 'react';
import { Opening } from './opening';
import styles from './split-screen.module.css';

type Props = {
  title: string;
  lead?: string;
  /** The colour of the panel. */
  variant: 'mint' | 'sand';
  /** What the panel has below the title. On wide screens it is as high as the form beside it. */
  panel: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A tinted panel on the left half, the form on the other. */
export const SplitScreen = ({ title, lead, variant, panel, children }: Props) => (
  <div className={styles.screen} data-variant={variant}>
    <header className={styles.intro}>
      <Opening title={title} lead={lead} />
    </header>
    <div className={styles.form}>{children}</div>
    <aside className={styles.panel}>{panel}</aside>
  </div>
);
