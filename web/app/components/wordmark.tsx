import { useSite } from '~/lib/site-context';
import { Mark } from './mark';
import styles from './wordmark.module.css';

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
