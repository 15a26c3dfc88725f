import type { ReactNode } from 'react';
import { Opening } from './opening';
import styles from './split-screen.module.css';

type Props = {
  title: string;
  lead?: string;
  /** The colour of the panel, and the side on which it stands on wide screens. */
  variant: 'mint' | 'sand';
  side: 'start' | 'end';
  /** What the panel has below the title. The last of its children stands on the lower edge. */
  panel: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A tinted panel on one side, the form on the other. */
export const SplitScreen = ({ title, lead, variant, side, panel, children }: Props) => (
  <div className={styles.screen} data-variant={variant} data-side={side}>
    <header className={styles.intro}>
      <Opening title={title} lead={lead} />
    </header>
    <div className={styles.form}>{children}</div>
    <aside className={styles.panel}>{panel}</aside>
  </div>
);
