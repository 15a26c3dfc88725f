import type { ReactNode } from 'react';
import styles from './status.module.css';

/** Says that there is nothing to show. `children` say what the visitor can do instead. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.empty} role="status">
    <svg
      className={styles.dots}
      viewBox="0 0 120 32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M14 28h0m30 0h0m32 0h0m30 0h0" strokeWidth="5" opacity=".35" />
      <path d="M29 6h0m31 5h0" strokeWidth="7" />
    </svg>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);

/** A turning ring in the colour of the text around it, with a label for screen readers. */
export const Spinner = ({ label }: { label: string }) => (
  <div role="status">
    <div className={styles.spinner} />
    <span className="visually-hidden">{label}</span>
  </div>
);

type BadgeProps = { tone: 'new' | 'blog' | 'story' | 'hue'; children: ReactNode };

/** A short label that shows the type or state of an item. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
