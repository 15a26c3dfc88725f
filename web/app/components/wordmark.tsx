import { useSite } from '~/lib/site-context';
import { Mark } from './mark';
import styles from './wordmark.module.css';

/** The mark with the company's name from the settings. Its size is the font size around it: `className` sets it. */
export function Wordmark({ className }: { className?: string }) {
  const { company } = useSite();
  return (
    <span className={[styles.wordmark, className].filter(Boolean).join(' ')}>
      <Mark className={styles.mark} />
      {company}
    </span>
  );
}
