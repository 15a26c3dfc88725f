import type { ReactNode } from 'react';
import { SettlingDots } from '~/sections/shared/settling-dots';
import styles from './message-screen.module.css';

type Props = {
  title: string;
  text: string;
  /** The image: how many answers stand in each column, 0 for a gap. */
  columns: readonly number[];
  /** The way on. */
  children: ReactNode;
};

/** A page that is only a few words and the way on: not found, coming soon, something went wrong. */
export const MessageScreen = ({ title, text, columns, children }: Props) => (
  <div className={styles.screen}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
    <SettlingDots columns={columns} className={styles.dots} />
  </div>
);
