import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = { tone?: 'new' | 'blog' | 'story' | 'plain' | 'hue'; children: ReactNode };

/** A word or two that mark what something is. */
export const Badge = ({ tone = 'plain', children }: Props) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
