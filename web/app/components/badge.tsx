import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = { tone: 'new' | 'blog' | 'story' | 'hue'; children: ReactNode };

/** A short label that shows the type or state of an item. */
export const Badge = ({ tone, children }: Props) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
