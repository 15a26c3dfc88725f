import type { ComponentProps } from 'react';
import { useSite } from '~/lib/site-context';
import styles from './wordmark.module.css';

/**
 * The logo mark: dots and a bar in the text colour, one dot in marigold. Legible from 16 px. The favicon has the same
 * shapes.
 */
export const Mark = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      d="M5 27h0M16 27h0M16 16.5h0M27 5v22"
    />
    <circle cx="6.5" cy="7" r="4" fill="var(--marigold)" />
  </svg>
);

/** The logo mark with the company name from the settings. It scales with the font size, which `className` can set. */
export function Wordmark({ className }: { className?: string }) {
  const { company } = useSite();
  return (
    <span className={[styles.wordmark, className].filter(Boolean).join(' ')}>
      <Mark className={styles.mark} />
      {company}
    </span>
  );
}
