import { Button } from '~/components/button';
import styles from './show-more-button.module.css';

type Props = { total: number; limit: number; open: boolean; controls: string; onToggle: () => void };

/** 'Show All (n)' and 'Show Less'. Renders nothing up to the limit. */
export function ShowMoreButton({ total, limit, open, controls, onToggle }: Props) {
  if (total <= limit) return null;
  return (
    <p className={styles.fold}>
      <Button look="secondary" aria-expanded={open} aria-controls={controls} onClick={onToggle}>
        {open ? 'Show Less' : `Show All (${total})`}
      </Button>
    </p>
  );
}
