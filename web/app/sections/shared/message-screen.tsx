import type { ReactNode } from 'react';
import { SettlingDots } from './settling-dots';
import styles from './message-screen.module.css';

type Props = {
  title: string;
  text: string;
  /** Heights of the dot columns in the image; 0 is a missing column. Without them, dots continue the title. */
  columns?: readonly number[];
  /** The links to continue. */
  children: ReactNode;
};

/** The columns into which the dots after a title grow. */
const RISING = [1, 1, 2, 3, 4, 5, 7];
const risingDots = RISING.flatMap((count, column) =>
  Array.from({ length: count }, (_, row) => `M${column + 0.5} ${Math.max(...RISING) - row - 0.5}h0`),
).join('');

/** A page with a short message and links to continue: not found, coming soon, error. */
export const MessageScreen = ({ title, text, columns, children }: Props) => (
  <div className={styles.screen} data-alone={!columns || undefined}>
    <div>
      <h1 className={styles.title}>
        <span className={styles.words}>{title}</span>
        {!columns && (
          <span className={styles.ellipsis} aria-hidden="true">
            <svg className={styles.rise} viewBox={`0 0 ${RISING.length} ${Math.max(...RISING)}`}>
              <path d={risingDots} fill="none" strokeWidth="0.74" strokeLinecap="round" />
            </svg>
          </span>
        )}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
    {columns && <SettlingDots columns={columns} missing className={styles.dots} />}
  </div>
);
