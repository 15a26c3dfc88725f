import type { ReactNode } from 'react';
import { SettlingDots } from './settling-dots';
import styles from './message-screen.module.css';

type Props = {
  title: string;
  text: string;
  /** Heights of the dot columns in the image; 0 is a gap. */
  columns: readonly number[];
  /** The links to continue. */
  children: ReactNode;
};

/** A page with a short message and links to continue: not found, coming soon, error. */
export const MessageScreen = ({ title, text, columns, children }: Props) => (
  <div className={styles.screen}>
    <div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
    <SettlingDots columns={columns} className={styles.dots} />
  </div>
);
