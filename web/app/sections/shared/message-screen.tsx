import type { ReactNode } from 'react';
import styles from './message-screen.module.css';

type Props = {
  title: string;
  text: string;
  /** What continues the title, in its line. */
  after?: ReactNode;
  /** Shows the illustration of an empty plot behind the text. */
  emptyPlot?: boolean;
  /** The links to continue. */
  children: ReactNode;
};

/** A page with a short message and links to continue: not found, coming soon, error. */
export const MessageScreen = ({ title, text, after, emptyPlot, children }: Props) => (
  <div className={styles.screen} data-alone={!emptyPlot || undefined} data-tone={emptyPlot && 'forest'}>
    <div>
      <h1 className={styles.title}>
        <span className={styles.words}>{title}</span>
        {after}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  </div>
);
