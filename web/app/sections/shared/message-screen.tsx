import type { ReactNode } from 'react';
import { SettlingDots } from './settling-dots';
import styles from './message-screen.module.css';

type Props = {
  title: string;
  text: string;
  /** What continues the title, in its line. */
  after?: ReactNode;
  /** Heights of the dot columns in the image; 0 is a missing column. */
  columns?: readonly number[];
  /** The links to continue. */
  children: ReactNode;
};

/** A page with a short message and links to continue: not found, coming soon, error. */
export const MessageScreen = ({ title, text, after, columns, children }: Props) => (
  <div className={styles.screen} data-alone={!columns || undefined}>
    <div>
      <h1 className={styles.title}>
        <span className={styles.words}>{title}</span>
        {after}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
    {columns && <SettlingDots columns={columns} missing className={styles.dots} />}
  </div>
);
